import type { ChatpadNavigationState } from '@datewright/contracts/chatpad/navigation-state';
import { useLocation, useNavigate } from '@datewright/sdk/router';
import { useLayoutEffect, useState } from 'react';
import { readOpening } from '../../../lib/opening.ts';

/**
 * What another page opened ChatPad with. It is taken out of the history at once, so that neither a reload nor the back
 * button brings it again, and its match is opened. `taken` ends it: a workspace has it now.
 */
export function useOpening(): { opening: ChatpadNavigationState | null; taken: () => void } {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [seen, setSeen] = useState({ state, opening: readOpening(state) });
  let now = seen;
  if (state !== null && state !== seen.state) {
    now = { state, opening: readOpening(state) };
    setSeen(now);
  }
  const { opening } = now;
  useLayoutEffect(() => {
    const came = readOpening(state);
    if (!came) return;
    const match = came.matchId && `?${new URLSearchParams({ match: came.matchId })}`;
    navigate({ pathname, search: match ?? search }, { replace: true });
  }, [state, pathname, search, navigate]);
  return { opening, taken: () => setSeen({ state: now.state, opening: null }) };
}
