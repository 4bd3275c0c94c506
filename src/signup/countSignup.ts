declare global {
  interface Window {
    plausible?: (event: string) => void;
    umami?: { track(event: string): unknown };
    goatcounter?: { count(event: { path: string; event: true }): void };
  }
}

const EVENT = 'Sign-up';

/** Tells the visitor counter, if there is one, that a sign-up has gone, and nothing of what it says. */
export function countSignup(): void {
  try {
    window.plausible?.(EVENT);
    window.umami?.track(EVENT);
    window.goatcounter?.count({ path: EVENT, event: true });
  } catch {
    // The sign-up has gone all the same.
  }
}
