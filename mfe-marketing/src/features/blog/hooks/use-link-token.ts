import { useEffect, useState } from 'react';

/** The token of a link in a mail. It is removed from the URL at once, so that no history or bookmark contains it. */
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
