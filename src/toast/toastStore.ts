// At most one message at a time, and when it is gone from the screen and from memory: both numbers are specified.
const TOAST_LIMIT = 1;
const REMOVE_AFTER_MS = 1_000_000;

export interface Toast {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly variant: 'default' | 'destructive';
  /** False once dismissed: hidden, but not yet removed. */
  readonly open: boolean;
}

export interface ToastState {
  readonly toasts: readonly Toast[];
}

export type ToastAction =
  | { readonly type: 'add'; readonly toast: Toast }
  | { readonly type: 'dismiss'; readonly id: string }
  | { readonly type: 'remove'; readonly id: string };

/** Returns the same state when the action changes nothing. */
export function toastReducer(state: ToastState, action: ToastAction): ToastState {
  if (action.type === 'add') {
    return { toasts: [action.toast, ...state.toasts].slice(0, TOAST_LIMIT) };
  }
  const target = state.toasts.find(({ id }) => id === action.id);
  if (!target) return state;
  if (action.type === 'remove') {
    return { toasts: state.toasts.filter((toast) => toast !== target) };
  }
  if (!target.open) return state;
  return { toasts: state.toasts.map((toast) => (toast === target ? { ...toast, open: false } : toast)) };
}

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

/** Hides the message, and removes it from the store later, long after its way out. */
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
