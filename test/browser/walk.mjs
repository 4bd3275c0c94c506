// A random walk through the site, the same for the same seed, with what must hold after every step. By hand, for long
// ones: node walk.mjs SEED STEPS [desktop | phone | slow | still]
import { pathToFileURL } from 'node:url';
import * as assert from 'uvu/assert';
import { form } from './form.mjs';
import { DESKTOP, PHONE, until, withPage } from './page.mjs';
import { routes } from './routes.mjs';

export const profiles = {
  desktop: { viewport: DESKTOP },
  phone: { viewport: PHONE, hasTouch: true, isMobile: true },
  slow: { viewport: DESKTOP, latency: 400 },
  still: { viewport: PHONE, reducedMotion: 'reduce', colorScheme: 'dark' },
};

/** How many steps have one page; a walk of more begins anew, with the next seed. */
const STEPS_A_PAGE = 40;

const WIDTHS = [320, 390, 600, 820, 1024, 1440];
const RATIOS = [1, 1.5, 2, 3];
const KEYS = ['Tab', 'Tab', 'Shift+Tab', 'Escape', 'ArrowDown', 'ArrowUp', 'Home', 'End'];
const ADDRESSES = [...routes.map(({ address }) => address), '/#contact', '/?utm_source=walk#services', '/resources#dental-practices'];
const WORDS = { name: ['Jo', 'Sam Ngo'], email: ['jo@example.com', 'nobody'], phone: ['0412345678', '12'], challenge: ['Quotes'] };

// Chromium itself reports what fails without a network, and documents that are not there.
const expected = [/net::ERR_INTERNET_DISCONNECTED/, /404 \(Not Found\)/];

/** Mulberry32: a number from 0 to 1 at each call. */
function random(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const routeAt = (path) => routes.find((route) => route.path === path) ?? routes.find(({ status }) => status === 404);

/** What the page has to show now, judged in the page; `typed` is what must stand in the fields of these names. */
async function judge({ names, typed }) {
  const problems = [];
  await window.realFrame();
  await window.realFrame();
  const count = (selector) => document.querySelectorAll(selector).length;
  const expect = (condition, words) => condition || problems.push(words);
  expect(count('html.hydrated') === 1, 'not hydrated');
  expect(count('h1') === 1, `${count('h1')} h1`);
  expect(count('footer') === 1, `${count('footer')} footers`);
  expect(count('[data-state=open]') <= 1, 'more than one toast');
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth <= clientWidth, `${scrollWidth} px wide in ${clientWidth}`);
  const list = document.querySelector('[role=listbox]');
  const isOpen = document.querySelector('[role=combobox][aria-expanded=true]') !== null;
  expect(!isOpen || document.activeElement?.matches('[role=combobox]'), 'the listbox is open without focus');
  expect(!list || isOpen || !list.checkVisibility(), 'a closed listbox is visible');
  const header = document.querySelector('header');
  expect(header?.dataset.scrolled === String(scrollY > 10), `header ${header?.dataset.scrolled} at ${scrollY}`);
  const { theme } = localStorage;
  expect(!theme || theme === document.documentElement.dataset.theme, 'another theme than the stored one');
  for (const name of document.querySelector('form') ? names : []) {
    const { value } = document.querySelector(`form [name=${name}]`);
    expect(value === (typed[name] ?? ''), `${name} is "${value}" and not "${typed[name] ?? ''}"`);
  }
  return problems;
}

class Walk {
  constructor({ page, sent, seed, latency }) {
    Object.assign(this, { page, sent, latency, next: random(seed) });
    /** What must stand in the fields. */
    this.typed = {};
    this.posts = 0;
    this.isOnline = true;
    this.log = [];
  }

  pick(list) {
    return list[Math.floor(this.next() * list.length)];
  }

  async onHome() {
    return (await form(this.page).count()) > 0;
  }

  /** As a whole in the page, which may change at any moment. Not by the mouse: what a toast covers is for other tests. */
  async clickAny(selector) {
    const clicked = await this.page.evaluate(({ selector, part }) => {
      const visible = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
      const one = visible[Math.floor(part * visible.length)];
      one?.click();
      return one && (one.getAttribute('href') ?? one.textContent.slice(0, 30));
    }, { selector, part: this.next() });
    this.log.push(clicked ?? 'none');
  }

  async online(isOnline) {
    this.isOnline = isOnline;
    const speed = { latency: this.latency, downloadThroughput: -1, uploadThroughput: -1 };
    await this.devtools.send('Network.emulateNetworkConditions', { offline: !isOnline, ...speed });
  }

  /** As a whole in the page, from which the form may go at any moment. */
  async type() {
    const name = this.pick(Object.keys(WORDS));
    const value = this.pick(WORDS[name]);
    this.log.push(`${name}: ${value}`);
    const isTyped = await this.page.evaluate(({ name, value }) => {
      const control = document.querySelector(`form [name=${name}]`);
      if (!control) return false;
      control.focus();
      control.value = value;
      return control.dispatchEvent(new Event('input', { bubbles: true }));
    }, { name, value });
    if (isTyped) this.typed[name] = value;
  }

  async choose() {
    await this.clickAny('form [role=combobox]');
    await this.clickAny('form [role=option]');
  }

  async submit() {
    const { name, email = '', phone = '', challenge } = this.typed;
    const isGood = name && challenge && (email || phone) && email !== 'nobody' && phone !== '12';
    this.log.push(`${isGood ? 'good' : 'refused'}, ${this.isOnline ? 'online' : 'offline'}`);
    await this.clickAny('form [type=submit]');
    if (!isGood) return;
    this.posts += 1;
    const role = this.isOnline ? 'status' : 'alert';
    await until(() => this.page.evaluate((role) => document.querySelector(`[role=${role}] [data-state=open]`), role));
    if (this.isOnline) this.typed = {};
  }

  /** Through the history; where that loads another document, what the page was asked never gets an answer. */
  async traverse(go) {
    await this.page.evaluate(go).catch(() => {});
    await this.page.evaluate(() => window.realFrame()).catch(() => {});
  }

  async reload() {
    await this.online(true);
    await this.page.reload();
  }

  /** Each with how often it is taken. */
  steps = {
    followLink: [6, () => this.clickAny('a[href^="/"]')],
    flipTheme: [2, () => this.clickAny('[data-theme-toggle]')],
    openOrClose: [6, () => this.clickAny('summary')],
    type: [6, () => this.type()],
    choose: [1, () => this.choose()],
    submit: [2, () => this.submit()],
    back: [3, () => this.traverse(() => history.back())],
    forward: [1, () => this.traverse(() => history.forward())],
    reload: [1, () => this.reload()],
    enter: [1, () => this.enter()],
    press: [4, () => this.page.keyboard.press(this.pick(KEYS))],
    scroll: [3, () => this.page.evaluate((part) => scrollTo({ top: part * document.body.scrollHeight }), this.next())],
    resize: [2, () => this.page.setViewportSize({ width: this.pick(WIDTHS), height: 800 })],
    scale: [1, () => this.scale()],
    motion: [1, () => this.page.emulateMedia({ reducedMotion: this.pick(['reduce', 'no-preference']) })],
    network: [1, () => this.online(!this.isOnline)],
    freeze: [1, () => this.freeze()],
  };

  async enter() {
    await this.online(true);
    const address = this.pick(ADDRESSES);
    this.log.push(address);
    await this.page.goto(address, { waitUntil: this.pick(['commit', 'load']) });
  }

  async scale() {
    const { width, height } = this.page.viewportSize();
    const deviceScaleFactor = this.pick(RATIOS);
    await this.devtools.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: false });
  }

  async freeze() {
    await this.devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
    await this.devtools.send('Page.setWebLifecycleState', { state: 'active' });
  }

  async step() {
    const isHome = await this.onHome();
    const names = Object.entries(this.steps)
      .filter(([name]) => isHome || !['type', 'choose', 'submit'].includes(name))
      .flatMap(([name, [weight]]) => Array(weight).fill(name));
    const name = this.pick(names);
    this.log.push(`\n${name}`);
    await this.steps[name][1]();
    await this.settle();
  }

  /** Back from what only a browser shows: its own page for a document that can't be had, and an empty tab. */
  async returnToSite() {
    if (/^http/.test(this.page.url()) && (this.isOnline || (await this.page.locator('h1').count()) > 0)) return;
    assert.ok(!this.isOnline || this.page.url() === 'about:blank', this.page.url());
    await this.online(true);
    await this.page.goto('/');
  }

  async settle() {
    let problems;
    const isRight = async () => {
      problems = await this.problems();
      return problems.length === 0;
    };
    await until(isRight).catch(() => {
      throw new Error(problems.join(', '));
    });
  }

  async problems() {
    try {
      await this.page.waitForLoadState('domcontentloaded');
      await this.returnToSite();
      return [...(await this.page.evaluate(judge, { names: Object.keys(WORDS), typed: this.typed })), ...(await this.misses())];
    } catch (error) {
      // A page load that has begun meanwhile.
      return [error.message];
    }
  }

  /** What is known here and not in the page. */
  async misses() {
    const problems = [];
    const { pathname } = new URL(this.page.url());
    const { title } = routeAt(pathname);
    // Errors of the form are announced by the title as well.
    if ((await this.page.title()).replace(/^Error: /, '') !== title) problems.push(`${await this.page.title()} at ${pathname}`);
    if (this.sent.length !== this.posts) problems.push(`${this.sent.length} requests for ${this.posts} sign-ups`);
    return problems;
  }
}

/** A test's handler: so many steps from the home page. */
export function walk(seed, steps, { latency = 0, ...settings } = {}) {
  return withPage({ expected, ...settings }, async ({ page, context, sent }) => {
    const walking = new Walk({ page, sent, seed, latency });
    walking.devtools = await context.newCDPSession(page);
    await walking.online(true);
    try {
      await page.goto('/');
      await walking.settle();
      for (let step = 0; step < steps; step += 1) await walking.step();
    } catch (error) {
      error.message = `Seed ${seed}: ${error.message}\nThe way there:${walking.log.join(' ')}`;
      throw error;
    }
  });
}

async function walkByHand([seed = '1', steps = '400', profile]) {
  const chosen = profile ? { [profile]: profiles[profile] } : profiles;
  let findings = 0;
  for (const [name, settings] of Object.entries(chosen)) {
    for (let done = 0; done < Number(steps); done += STEPS_A_PAGE) {
      const own = Number(seed) + done / STEPS_A_PAGE;
      await walk(own, STEPS_A_PAGE, settings)().catch((error) => {
        findings += 1;
        console.log(`${name}: ${error.message}\n`);
      });
    }
    console.log(`${name}: ${steps} steps`);
  }
  console.log(`${findings} findings`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await walkByHand(process.argv.slice(2));
  process.exit();
}
