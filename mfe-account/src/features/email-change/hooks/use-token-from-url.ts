import { useLocation } from '@datewright/sdk/router';
import { useEffect, useState } from 'react';

/** Reads the token and removes it from the address bar at once. */
export function useTokenFromUrl(): string {
  const { hash, pathname } = useLocation();
  const [token, setToken] = useState('');
  const given = new URLSearchParams(hash.slice(1)).get('access_token');
  useEffect(() => {
    if (!given) return;
    setToken(given);
    window.history.replaceState(window.history.state, '', pathname);
  }, [given, pathname]);
  return given ?? token;
}
