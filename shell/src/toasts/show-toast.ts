import type { ToastOptions } from '@datewright/sdk/host';
import { toast } from 'react-hot-toast/headless';

/** Shows one toast. The library's limits are the product's: 20 at most, success for 2 s, others for 4 s. */
export function showToast(kind: 'success' | 'error' | 'info', message: string, options: ToastOptions): void {
  const show = { success: toast.success, error: toast.error, info: toast }[kind];
  show(message, options);
}

export function dismissToast(id: string | undefined): void {
  toast.dismiss(id);
}
