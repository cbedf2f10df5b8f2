import { useSearchParams } from '@datewright/sdk/router';
import { useState } from 'react';
import { forgetBlank, unmadeMatches } from '../draft/kept-draft.ts';
import { newSlot } from '../draft/keys.ts';

interface Opened {
  address: string | null;
  /** `null`: a match that is not made yet. */
  matchId: string | null;
  /** Where what is typed for one that is not made yet is kept. */
  unmadeSlot: string;
  workspace: number;
}

/** Which match is open, in which workspace. A match that was just made keeps the workspace that it was made in. */
export function useOpenMatch(member: string) {
  const [search, setSearch] = useSearchParams();
  const address = search.get('match');
  /** Who comes back finds what was begun last. */
  const lastBegun = () => unmadeMatches(member)[0]?.slot ?? newSlot();
  const [state, setState] = useState<Opened>(() => ({
    address,
    matchId: address,
    unmadeSlot: lastBegun(),
    workspace: 0,
  }));
  let now = state;
  // The address may follow a step behind what was just made; only its own changes open another workspace.
  if (state.address !== address) {
    const isThere = state.matchId === address;
    now = isThere
      ? { ...state, address }
      : { address, matchId: address, unmadeSlot: lastBegun(), workspace: state.workspace + 1 };
    setState(now);
  }

  function openUnmade(unmadeSlot: string) {
    forgetBlank(member);
    setState({ ...now, matchId: null, unmadeSlot, workspace: now.workspace + 1 });
    setSearch({});
  }

  return {
    matchId: now.matchId,
    slot: now.matchId ?? now.unmadeSlot,
    workspace: now.workspace,
    open: (id: string) => setSearch({ match: id }),
    openUnmade,
    /** Another, empty workspace, also when one for a new match is open already. */
    openNew: () => openUnmade(newSlot()),
    madeIn: (id: string) => {
      setState({ ...now, matchId: id });
      setSearch({ match: id }, { replace: true });
    },
  };
}
