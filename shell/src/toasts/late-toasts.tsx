import { useStore } from '@datewright/sdk/host/store';
import { late } from '../app/late.tsx';
import { toastsWanted } from './create-toast.ts';

const Toasts = late(() => import('./toasts.tsx').then(({ Toasts: Corner }) => Corner));

/** So that what fails for want of a network can still be said. */
export const preloadToasts = () => Promise.all([Toasts.preload(), import('./show-toast.ts').catch(() => null)]);

/** The corner of the page for toasts, from the first one on. */
export function LateToasts() {
  const wanted = useStore(toastsWanted);
  return wanted ? <Toasts /> : null;
}
