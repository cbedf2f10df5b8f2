import { useSession } from '@datewright/sdk/host';
import type { RouteTable } from '@datewright/sdk/host/route-table';
import { matchPath, useLocation } from '@datewright/sdk/router';
import { useEffect } from 'react';
import { preloadMobileMenu } from '../header/mobile-menu.tsx';
import { preloadToasts } from '../toasts/lazy-toasts.tsx';
import type { RemoteCache } from './remote-cache.ts';

const intentEvents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Downloads a remote when the visitor is about to follow a link to it, and when the current page, from which visitors
 * often go there, is idle. Its code does not run before one of its pages is opened.
 */
export function usePreloading(routes: RouteTable, remoteCache: RemoteCache): void {
  useEffect(() => {
    const onSign = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin !== location.origin) return;
      const found = routes.find(link.pathname);
      if (found) remoteCache.prefetch(found.remote);
    };
    for (const sign of intentEvents) addEventListener(sign, onSign, { passive: true });
    return () => {
      for (const sign of intentEvents) removeEventListener(sign, onSign);
    };
  }, [routes, remoteCache]);

  const { pathname } = useLocation();
  const { status } = useSession();
  useEffect(() => {
    if (status === 'loading' || isSavingData()) return;
    const closed = status === 'signed-in' ? 'visitor' : 'member';
    const next = routes.remotes
      .filter(({ card }) => card.preloadFrom.some((from) => matchPath(from, pathname)))
      // Skip remotes whose pages are all closed to this viewer. Visitors enter a tool by its first route.
      .filter(({ card }) => (card.tool ? card.routes.slice(0, 1) : card.routes).some(({ guard }) => guard !== closed));
    return whenIdle(() => {
      remoteCache.preloadShared();
      next.forEach(remoteCache.prefetch);
      if (status === 'signed-in') preloadFrame();
    });
  }, [routes, remoteCache, pathname, status]);
}

/** Loads the parts of the layout that a tool may need while offline. */
function preloadFrame(): void {
  void preloadToasts();
  void preloadMobileMenu();
}

function isSavingData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(work, { timeout: 5000 });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, 1500);
  return () => clearTimeout(timer);
}
