import { newId, type Toast, type ToastOptions } from '@datewright/sdk/host';
import { createStore, type Store } from '@datewright/sdk/store';
import type * as library from './show-toast.ts';

type Kind = 'success' | 'error' | 'info';

/** True after the first toast, so that the toast region loads only when needed. */
export const hasToasts: Store<boolean> & { set: (wanted: boolean) => void } = createStore(false);

/**
 * Creates the host's toast API. The library loads with the first toast, and toasts requested meanwhile appear once it
 * has loaded.
 */
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

/** The library may fail to load while offline; the caller must not fail with it. */
function withLibrary(work: (loaded: typeof library) => void): void {
  void import('./show-toast.ts').then(work, () => undefined);
}
