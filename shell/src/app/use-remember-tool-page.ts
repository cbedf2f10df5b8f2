import { lastToolPage, useSession } from '@datewright/sdk/host';
import type { RemoteRoute } from '@datewright/sdk/host/route-table';
import { useLocation } from '@datewright/sdk/router';
import { useEffect } from 'react';

/** Remembers the page of a tool, also when its guard leads to the plans, to return to after paying. */
export function useRememberToolPage({ remote, route }: RemoteRoute): void {
  const { pathname, search } = useLocation();
  const isToolPage = useSession().status === 'signed-in' && remote.card.tool !== undefined && route.guard === 'member';
  useEffect(() => {
    if (isToolPage) lastToolPage.remember(pathname + search);
  }, [isToolPage, pathname, search]);
}
