import { useStore } from '@datewright/sdk/host/store';
import { lazyPart } from '../app/lazy-part.tsx';
import { hasToasts } from './create-toast.ts';

const Toasts = lazyPart(() => import('./toasts.tsx').then(({ Toasts: Corner }) => Corner));

/** So that what fails for want of a network can still be said. */
export const preloadToasts = () => Promise.all([Toasts.preload(), import('./show-toast.ts').catch(() => null)]);

/** The corner of the page for toasts, from the first one on. */
export function LazyToasts() {
  const wanted = useStore(hasToasts);
  return wanted ? <Toasts /> : null;
}
