import { fakeMedia, restoreStubs, stub, stubGetter } from '../helpers.tsx';

const DARK = '(prefers-color-scheme: dark)';

const frames: (() => void)[] = [];

/** Paints a frame, and what waited for it follows. */
export function paint(): void {
  const { setTimeout } = globalThis;
  const timeouts: (() => void)[] = [];
  Object.assign(globalThis, { setTimeout: (run: () => void) => timeouts.push(run) });
  for (const run of frames.splice(0)) run();
  Object.assign(globalThis, { setTimeout });
  for (const run of timeouts) run();
}

/** A system that prefers the light theme until told otherwise, and that paints when told so. */
export function fakeSystem() {
  const media = fakeMedia();
  stub(globalThis, 'requestAnimationFrame', (run: () => void) => frames.push(run));
  return {
    prefer: (theme: 'light' | 'dark') => media.set(DARK, theme === 'dark'),
    listenerCount: media.listenerCount,
  };
}

/** Storage as it is where cookies are blocked: looking at it throws. */
export function blockStorage(): void {
  stubGetter(globalThis, 'localStorage', () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
}

/** Storage that is full: it can be read, but not written. */
export function fillStorage(): void {
  const { localStorage } = globalThis;
  stub(globalThis, 'localStorage', {
    getItem: (key: string) => localStorage.getItem(key),
    setItem() {
      throw new DOMException('Full', 'QuotaExceededError');
    },
  });
}

/** The two metas of the document's head, as index.html has them. */
export function addMetas(): { readonly light: HTMLMetaElement; readonly dark: HTMLMetaElement } {
  const [light, dark] = [document.createElement('meta'), document.createElement('meta')];
  for (const [meta, theme, content] of [[light, 'light', '#fff'], [dark, 'dark', '#000']] as const) {
    meta.name = 'theme-color';
    meta.setAttribute('media', `(prefers-color-scheme: ${theme})`);
    meta.content = content;
  }
  document.head.append(light, dark);
  return { light, dark };
}

/** Forgets every choice and puts back what was replaced. */
export function resetTheme(): void {
  paint();
  restoreStubs();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.remove();
}
