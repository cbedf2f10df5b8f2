import { writeKept } from '@datewright/sdk/kept';
import { useLocation } from '@datewright/sdk/router';
import { useEffect, useState } from 'react';
import { readVote, tokenIn, voteKey } from './kept-vote.ts';

/** The link's token, taken out of the address at once; null where there is none. It outlives a reload of this tab. */
export function useLinkToken(): string | null {
  const { hash, pathname } = useLocation();
  const given = tokenIn(hash);
  const [token, setToken] = useState(() => given ?? readVote()?.token ?? null);
  useEffect(() => {
    if (hash === '') return;
    window.history.replaceState(window.history.state, '', pathname);
    if (!given) return;
    if (readVote()?.token !== given) writeKept('sessionStorage', voteKey, { token: given, marks: [], isSent: false });
    setToken(given);
  }, [hash, given, pathname]);
  return given ?? token;
}
