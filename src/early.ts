// What the visitor did before React was there, noted by the script in the document's head (src/head.ts).

export interface Early {
  submitted: boolean;
  /** Scrolled, pointed at or focused something. */
  busy: boolean;
  /** Hands the page over: the head script stops listening and takes its notices away. */
  release(): void;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/** True once, when a submit is being held for the form to carry out. */
export function takeHeldSubmit(): boolean {
  const { early } = window;
  if (!early?.submitted) return false;
  early.submitted = false;
  return true;
}

export function wasBusyEarly(): boolean {
  return window.early?.busy ?? false;
}
