const undo: (() => void)[] = [];

function replace(owner: object, name: string, descriptor: PropertyDescriptor): void {
  const original = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, ...descriptor });
  undo.push(() => {
    if (original) Object.defineProperty(owner, name, original);
    else Reflect.deleteProperty(owner, name);
  });
}

/** A system that prefers the light theme until told otherwise. */
export function fakeSystem() {
  const query = '(prefers-color-scheme: dark)';
  const listeners = new Set<() => void>();
  let dark = false;
  replace(globalThis, 'matchMedia', {
    value: (media: string) => ({
      get matches() {
        return media === query && dark;
      },
      addEventListener(type: string, listener: () => void, { signal }: { signal: AbortSignal }) {
        if (media !== query || type !== 'change') throw new Error(`unexpected: ${media} ${type}`);
        listeners.add(listener);
        signal.addEventListener('abort', () => listeners.delete(listener));
      },
    }),
  });
  return {
    prefer(theme: 'light' | 'dark'): void {
      dark = theme === 'dark';
      for (const listener of [...listeners]) listener();
    },
    listenerCount: () => listeners.size,
  };
}

/** Storage as it is where cookies are blocked: looking at it throws. */
export function blockStorage(): void {
  replace(globalThis, 'localStorage', {
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
}

/** Storage that is full: it can be read, but not written. */
export function fillStorage(): void {
  const { localStorage } = globalThis;
  replace(globalThis, 'localStorage', {
    value: {
      getItem: (key: string) => localStorage.getItem(key),
      setItem() {
        throw new DOMException('Full', 'QuotaExceededError');
      },
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
  for (const step of undo.splice(0).reverse()) step();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.remove();
}
