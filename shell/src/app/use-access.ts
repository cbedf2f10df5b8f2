import type { RouteCard } from '@datewright/contracts/registry/card';
import { usePlan, useRouteCheck, useSession } from '@datewright/sdk/host';
import { useEffect, useRef, useState } from 'react';
import { type Access, decideAccess } from './decide-access.ts';

/** Milliseconds a page has to redirect its member before the guard does. */
const redirectGrace = 1500;

/**
 * Returns the access to one page for the whole visit. A page that is already shown is not removed by what happens on
 * it: the login page redirects by itself after sign-in, and a tool reports in place that the last credit was spent.
 */
export function useAccess(route: RouteCard): Access {
  const session = useSession();
  const plan = usePlan();
  const has = useRouteCheck();
  const now = decideAccess({ route, session, plan, has });
  const shownRoute = useRef<RouteCard>(null);
  const settled = session.status !== 'loading' && !(route.feature && plan.loading);
  useEffect(() => {
    if (now.kind === 'show' && settled) shownRoute.current = route;
  });
  const shown = shownRoute.current === route;
  const signedInHere = route.guard === 'visitor' && shown && now.kind === 'redirect';
  const late = useDelayed(signedInHere, redirectGrace);
  const usedUpHere = route.guard === 'member' && shown && now.kind === 'redirect' && now.state !== undefined;
  return (signedInHere && !late) || usedUpHere ? { kind: 'show' } : now;
}

function useDelayed(waiting: boolean, milliseconds: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => clearTimeout(timer);
  }, [waiting, milliseconds]);
  return late;
}
