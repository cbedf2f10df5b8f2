import type { RouteCard } from '@datewright/contracts/registry/card';
import { useTrack } from '@datewright/sdk/host';
import { useLocation } from '@datewright/sdk/router';
import { useEffect, useRef } from 'react';

/**
 * On each page change, tracks the page view, scrolls to the top, moves focus for screen readers and refreshes the plan.
 */
export function usePageChange(route: RouteCard | null, freshenPlan: () => void): void {
  const { pathname, hash } = useLocation();
  const track = useTrack();
  const before = useRef<string>(null);
  const title = route?.title;

  useEffect(() => {
    if (title === undefined) return;
    track('page_view', { title, path: pathname });
  }, [title, track, pathname]);

  useEffect(() => {
    if (before.current !== null && before.current !== pathname) {
      if (hash === '') scrollTo({ top: 0, behavior: 'instant' });
      document.getElementById('content')?.focus({ preventScroll: true });
      freshenPlan();
    }
    before.current = pathname;
  }, [pathname, hash, freshenPlan]);
}
