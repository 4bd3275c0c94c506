// What the visitor did before hydration, recorded by the script in the document's head (src/head.ts).

export interface Early {
  /** The page's address when the form was submitted; empty if it wasn't, or once the hydrated form has taken over. */
  submittedFrom: string;
  /** Whether the visitor, or the browser for them, has filled in something. */
  typed: boolean;
  /** Whether the visitor has scrolled, pointed at or focused something; noted after hydration as well. */
  busy: boolean;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/** The page's address when the form was submitted before hydration; empty if it wasn't. */
export function heldSubmit(): string {
  return window.early?.submittedFrom ?? '';
}

/** Called by the hydrated form: gives heldSubmit() once, and hides the words that stood in for the form. */
export function takeHeldSubmit(): string {
  const held = heldSubmit();
  document.documentElement.classList.remove('held', 'stalled');
  if (window.early) window.early.submittedFrom = '';
  return held;
}

export function hasTypedEarly(): boolean {
  return window.early?.typed ?? false;
}

export function wasBusyEarly(): boolean {
  return window.early?.busy ?? false;
}
