import { writePersisted } from '@datewright/sdk/persisted-state';
import { useLocation } from '@datewright/sdk/router';
import { useEffect, useState } from 'react';
import { parseToken, readSavedVote, voteKey } from '../lib/saved-vote.ts';

/** The link's token, removed from the address at once; null without one. It survives a reload of this tab. */
export function useLinkToken(): string | null {
  const { hash, pathname } = useLocation();
  const given = parseToken(hash);
  const [token, setToken] = useState(() => given ?? readSavedVote()?.token ?? null);
  useEffect(() => {
    if (hash === '') return;
    window.history.replaceState(window.history.state, '', pathname);
    if (!given) return;
    if (readSavedVote()?.token !== given)
      writePersisted('sessionStorage', voteKey, { token: given, marks: [], isSent: false });
    setToken(given);
  }, [hash, given, pathname]);
  return given ?? token;
}
