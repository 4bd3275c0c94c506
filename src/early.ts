// What the visitor did before React was there, noted by the script in the document's head (src/head.ts).

export interface Early {
  submitted: boolean;
  /** Scrolled, pointed at or focused something. */
  busy: boolean;
  /** Hands the page over: the head script stops listening, but to submits that nobody takes. */
  release(): void;
  /** Hands the form over: the notices about a submit that waits go away. */
  releaseForm(): void;
  /** Shows phone and email, since the form can't be had. */
  stall(): void;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/** From here on the form answers by itself; true when it has a held submit to carry out. */
export function takeForm(): boolean {
  const { early } = window;
  if (!early) return false;
  const { submitted } = early;
  early.submitted = false;
  early.releaseForm();
  return submitted;
}

export function wasBusyEarly(): boolean {
  return window.early?.busy ?? false;
}
