import { useHasRoute } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import type { ReactNode } from 'react';

/** A link, rendered only if the composition has its page. */
export function RouteLink({ to, children }: { to: string; children: ReactNode }) {
  return useHasRoute(to) ? <Link to={to}>{children}</Link> : null;
}
