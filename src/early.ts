// What the visitor did before React was there, noted by the script in the document's head (src/head.ts).

export interface Early {
  /** The address at which the form was submitted; empty while it has not been. */
  submittedFrom: string;
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

/** From here on the form answers by itself; gives the address of a held submit to carry out, else an empty string. */
export function takeForm(): string {
  const { early } = window;
  if (!early) return '';
  const { submittedFrom } = early;
  early.submittedFrom = '';
  early.releaseForm();
  return submittedFrom;
}

export function wasBusyEarly(): boolean {
  return window.early?.busy ?? false;
}
