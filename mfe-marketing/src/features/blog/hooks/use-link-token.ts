import { useEffect, useState } from 'react';

/** The token of the mail's link. It leaves the address at once: no history, bookmark or screenshot keeps it. */
export function useLinkToken(): string | null {
  const [token] = useState(() => {
    const inHash = new URLSearchParams(location.hash.slice(1)).get('token');
    return inHash ?? new URLSearchParams(location.search).get('token');
  });
  useEffect(() => {
    if (token) history.replaceState(history.state, '', location.pathname);
  }, [token]);
  return token;
}
