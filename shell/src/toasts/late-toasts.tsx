import { useStore } from '@datewright/sdk/host/store';
import { lazy, Suspense } from 'react';
import { toastsWanted } from './create-toast.ts';

const Toasts = lazy(() => import('./toasts.tsx').then(({ Toasts: Corner }) => ({ default: Corner })));

/** The corner of the page for toasts, from the first one on. */
export function LateToasts() {
  const wanted = useStore(toastsWanted);
  return wanted ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : null;
}
