import type { ChatpadNavigationState } from '@datewright/contracts/chatpad/navigation-state';
import { useLocation, useNavigate } from '@datewright/sdk/router';
import { useLayoutEffect, useState } from 'react';
import { readOpening } from '../../../lib/opening.ts';

interface Opening {
  opening: ChatpadNavigationState | null;
  markUsed: () => void;
  /** Opens the next workspace with this, as another page does. */
  openWith: (opening: ChatpadNavigationState) => void;
}

/**
 * The navigation state that another page opened ChatPad with. It is removed from the history at once, so that neither a
 * reload nor the back button applies it again, and its match is opened. A workspace calls `markUsed` after applying it.
 */
export function useOpening(): Opening {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [seen, setSeen] = useState({ state, opening: readOpening(state) });
  let current = seen;
  if (state !== null && state !== seen.state) {
    current = { state, opening: readOpening(state) };
    setSeen(current);
  }
  useLayoutEffect(() => {
    const received = readOpening(state);
    if (!received) return;
    const match = received.matchId && `?${new URLSearchParams({ match: received.matchId })}`;
    navigate({ pathname, search: match ?? search }, { replace: true });
  }, [state, pathname, search, navigate]);
  const set = (opening: ChatpadNavigationState | null) => setSeen({ state: current.state, opening });
  return { opening: current.opening, markUsed: () => set(null), openWith: set };
}
