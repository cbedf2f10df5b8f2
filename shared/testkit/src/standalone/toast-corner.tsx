import { newId, type Toast } from '@datewright/sdk/host';
import { createStore, type Store, useStore } from '@datewright/sdk/store';
import { Notice } from '@datewright/ui';

interface ShownToast {
  id: string;
  tone: 'good' | 'bad' | 'info';
  message: string;
}

/** Toasts without a library: shown for four seconds, oldest first. */
export function createToasts(): { toast: Toast; store: Store<readonly ShownToast[]> } {
  const store = createStore<readonly ShownToast[]>([]);
  const dismiss = (id?: string) => store.set(id ? store.get().filter((shown) => shown.id !== id) : []);
  const show =
    (tone: ShownToast['tone']): Toast['info'] =>
    (message, { id = newId(), duration = 4000 } = {}) => {
      store.set([...store.get().filter((shown) => shown.id !== id), { id, tone, message }]);
      setTimeout(() => dismiss(id), duration);
      return id;
    };
  return { store, toast: { success: show('good'), error: show('bad'), info: show('info'), dismiss } };
}

export function ToastCorner({ toasts }: { toasts: Store<readonly ShownToast[]> }) {
  return (
    <div style={{ position: 'fixed', top: 72, right: 16, display: 'grid', gap: 8, zIndex: 50 }}>
      {useStore(toasts).map(({ id, tone, message }) => (
        <Notice key={id} tone={tone} live="polite">
          {message}
        </Notice>
      ))}
    </div>
  );
}
