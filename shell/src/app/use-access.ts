import type { RouteCard } from '@datewright/contracts/registry/card';
import { usePlan, useRouteCheck, useSession } from '@datewright/sdk/host';
import { useEffect, useRef, useState } from 'react';
import { type Access, decideAccess } from './decide-access.ts';

/** Milliseconds that a page has to lead its member on before the guard does. */
const redirectGrace = 1500;

/**
 * The access to one page, for as long as it is visited. A page that was shown is not taken away by what happens on it:
 * signing in on the login page is led on by that page, spending the last credit is answered in its place.
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
