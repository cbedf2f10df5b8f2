import type { RouteCard } from '@datewright/contracts/registry/card';
import { postAuthPath } from '@datewright/sdk/host';
import { useLocation, useNavigate } from '@datewright/sdk/router';
import { useEffect } from 'react';

/**
 * Remembers the member's page that an edge redirected a visitor from, to return to after sign-in, and removes it from the
 * address. The sign-in pages read the parameter themselves.
 */
export function useRememberNextPath(route: RouteCard | null): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isOpen = route?.guard === 'open';
  useEffect(() => {
    const query = new URLSearchParams(search);
    const next = query.get('next');
    if (!isOpen || next === null) return;
    postAuthPath.remember(next);
    query.delete('next');
    navigate({ pathname, search: String(query), hash }, { replace: true });
  }, [isOpen, pathname, search, hash, navigate]);
}
