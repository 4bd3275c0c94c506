// Draws the social image and the icons of src/assets/, and the README's picture, from the site itself, so that a new
// brand, colour or drawing reaches them by one command: npm --prefix test/browser run images
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { browser } from './chromium.mjs';
import { closeSites, production } from './site.mjs';

const folder = fileURLToPath(new URL('../../src/assets/', import.meta.url));

/** The home page's hero without what a picture can't do: no links, no lead, the brand in its place. */
const POSTER = `
  header { position: absolute !important; inset: 0 auto auto 0 !important; inline-size: auto !important }
  header > div { inline-size: auto !important; margin: 44px 64px !important }
  header > div > :not(:first-child), [class] > a[href*='#contact'], [class] > a[href*='#services'] {
    display: none !important;
  }
  header a { font-size: 34px !important }
  header a svg { inline-size: 52px !important; block-size: 52px !important }
  main section:first-of-type { block-size: 600px }
  main section:first-of-type > div { inline-size: 1072px !important }
  main section:first-of-type > div > div { padding-block: 150px 0 !important }
  main h1 { font-size: 80px !important }
  main :is(p:has(+ h1), h1 + *) { display: none !important }
  main section:first-of-type > svg g:has(> [data-line]) { scale: 0.72 !important; translate: none !important }
`;

async function shoot(path, viewport, prepare) {
  const context = await browser.newContext({
    baseURL: production.origin,
    bypassCSP: true,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    viewport,
  });
  const page = await context.newPage();
  await prepare(page);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: folder + path });
  await context.close();
}

async function socialImage(page) {
  await page.goto('/');
  await page.locator('html.hydrated').waitFor({ state: 'attached' });
  await page.addStyleTag({ content: POSTER });
}

/** Runs in the page: what the custom properties come to. */
function coloursOf(tokens) {
  return tokens.map((token) => {
    document.body.style.color = `var(${token})`;
    return getComputedStyle(document.body).color;
  });
}

/** The favicon on gold; `room` is the part of the square that the mark takes, less where a launcher may cut. */
function icon(room) {
  return async (page) => {
    const mark = await readFile(`${folder}favicon.svg`, 'utf8');
    await page.goto('/');
    const [gold, ink] = await page.evaluate(coloursOf, ['--wattle', '--on-wattle']);
    await page.setContent(`<style>
      html { block-size: 100%; background: ${gold} }
      body { display: grid; block-size: 100%; margin: 0; place-items: center }
      svg { inline-size: ${room * 100}vmin }
      svg g { stroke: ${ink} !important }
    </style>${mark}`);
  };
}

/** The top of the home page, light beside dark. */
async function bothThemes(page) {
  const size = { width: 1280, height: 960 };
  const pictures = [];
  for (const colorScheme of ['light', 'dark']) {
    const context = await browser.newContext({ baseURL: production.origin, colorScheme, viewport: size });
    const home = await context.newPage();
    await home.goto('/');
    await home.locator('html.hydrated').waitFor({ state: 'attached' });
    await home.locator('[data-active=true]').first().waitFor();
    await home.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    pictures.push((await home.screenshot()).toString('base64'));
    await context.close();
  }
  const images = pictures.map((data) => `<img width="50%" src="data:image/png;base64,${data}" alt="">`);
  await page.setContent(`<body style="display: flex; margin: 0">${images.join('')}</body>`);
}

await shoot('../../test/browser/home.png', { width: 1600, height: 600 }, bothThemes);
await shoot('social.png', { width: 1200, height: 630 }, socialImage);
await shoot('apple-touch-icon.png', { width: 180, height: 180 }, icon(0.72));
await shoot('icon-192.png', { width: 192, height: 192 }, icon(0.62));
await shoot('icon-512.png', { width: 512, height: 512 }, icon(0.62));
await browser.close();
await closeSites();
process.exit(0);
