import { useStore } from '@datewright/sdk/store';
import { lazyPart } from '../lib/lazy-part.tsx';
import { hasToasts } from './create-toast.ts';

const Toasts = lazyPart(() => import('./toasts.tsx').then(({ Toasts: Corner }) => Corner));

/** Preloads the toasts, so that failures can still be shown while offline. */
export const preloadToasts = () => Promise.all([Toasts.preload(), import('./show-toast.ts').catch(() => null)]);

/** The toast region of the page, rendered from the first toast on. */
export function LazyToasts() {
  const wanted = useStore(hasToasts);
  return wanted ? <Toasts /> : null;
}
