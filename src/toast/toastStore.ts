import { toastReducer } from './toastReducer.ts';
import type { Toast, ToastAction, ToastState } from './toastReducer.ts';

const REMOVE_AFTER_MS = 1_000_000;
const EMPTY: ToastState = { toasts: [] };

interface ToastMessage {
  readonly title: string;
  readonly description: string;
  readonly variant?: Toast['variant'];
}

const listeners = new Set<() => void>();
let state = EMPTY;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

function dispatch(action: ToastAction): boolean {
  const next = toastReducer(state, action);
  if (next === state) return false;
  state = next;
  for (const listener of listeners) listener();
  return true;
}

/** Shows a message until it is dismissed, or replaced by the next one. */
export function showToast({ title, description, variant = 'default' }: ToastMessage): void {
  lastId += 1;
  clearTimeout(removal);
  dispatch({ type: 'add', toast: { id: String(lastId), title, description, variant, open: true } });
}

/** Hides the message; it is removed from the store 1,000,000 ms later. */
export function dismissToast(id: string): void {
  if (!dispatch({ type: 'dismiss', id })) return;
  removal = setTimeout(dispatch, REMOVE_AFTER_MS, { type: 'remove', id });
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function getSnapshot(): ToastState {
  return state;
}

export function getServerSnapshot(): ToastState {
  return EMPTY;
}
