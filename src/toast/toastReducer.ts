const TOAST_LIMIT = 1;

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
