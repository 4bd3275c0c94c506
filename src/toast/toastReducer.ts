const TOAST_LIMIT = 1;

export interface Toast {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly variant: 'default' | 'destructive';
  /** False once dismissed: out of view, not yet removed. */
  readonly open: boolean;
}

export interface ToastState {
  readonly toasts: readonly Toast[];
}

export type ToastAction =
  | { readonly type: 'add'; readonly toast: Toast }
  | { readonly type: 'update'; readonly id: string; readonly changes: Partial<Omit<Toast, 'id' | 'open'>> }
  | { readonly type: 'dismiss'; readonly id: string }
  | { readonly type: 'remove'; readonly id: string };

/** Returns the same state when the action changes nothing. */
export function toastReducer(state: ToastState, action: ToastAction): ToastState {
  if (action.type === 'add') {
    return { toasts: [action.toast, ...state.toasts].slice(0, TOAST_LIMIT) };
  }
  const target = state.toasts.find(({ id }) => id === action.id);
  if (!target) return state;
  switch (action.type) {
    case 'update':
      return replace(state, target, { ...target, ...action.changes });
    case 'dismiss':
      return target.open ? replace(state, target, { ...target, open: false }) : state;
    case 'remove':
      return { toasts: state.toasts.filter((toast) => toast !== target) };
  }
}

function replace(state: ToastState, old: Toast, fresh: Toast): ToastState {
  return { toasts: state.toasts.map((toast) => (toast === old ? fresh : toast)) };
}
