import { newId, type Toast, type ToastOptions } from '@datewright/sdk/host';
import { createStore, type Store } from '@datewright/sdk/host/store';
import type * as library from './show-toast.ts';

type Kind = 'success' | 'error' | 'info';

/** True once there was a toast: only then the corner that shows them is loaded. */
export const hasToasts: Store<boolean> & { set: (wanted: boolean) => void } = createStore(false);

/** The host's toasts. Their library comes with the first one; what was asked for meanwhile is shown then. */
export function createToast(): Toast {
  const show =
    (kind: Kind) =>
    (message: string, options: ToastOptions = {}) => {
      const id = options.id ?? newId();
      hasToasts.set(true);
      withLibrary(({ showToast }) => showToast(kind, message, { ...options, id }));
      return id;
    };
  return {
    success: show('success'),
    error: show('error'),
    info: show('info'),
    dismiss: (id) => withLibrary(({ dismissToast }) => dismissToast(id)),
  };
}

/** Without a network it may not come: nothing else fails with it. */
function withLibrary(work: (loaded: typeof library) => void): void {
  void import('./show-toast.ts').then(work, () => undefined);
}
