import { useSearchParams } from '@datewright/sdk/router';
import { useState } from 'react';
import { deleteBlankDrafts, listUnsavedMatches } from '../../../lib/draft-storage.ts';
import { createSlot } from '../../../lib/storage-keys.ts';

interface OpenMatchState {
  address: string | null;
  /** `null`: a match that is not made yet. */
  matchId: string | null;
  /** Where what is typed for one that is not made yet is kept. */
  unsavedSlot: string;
  workspace: number;
}

/** Which match is open, in which workspace. A match that was just made keeps the workspace that it was made in. */
export function useOpenMatch(member: string) {
  const [search, setSearch] = useSearchParams();
  const address = search.get('match');
  /** Who comes back finds what was begun last. */
  const lastBegun = () => listUnsavedMatches(member)[0]?.slot ?? createSlot();
  const [state, setState] = useState<OpenMatchState>(() => ({
    address,
    matchId: address,
    unsavedSlot: lastBegun(),
    workspace: 0,
  }));
  let now = state;
  // The address may follow a step behind what was just made; only its own changes open another workspace.
  if (state.address !== address) {
    const isThere = state.matchId === address;
    now = isThere
      ? { ...state, address }
      : { address, matchId: address, unsavedSlot: lastBegun(), workspace: state.workspace + 1 };
    setState(now);
  }

  function openUnmade(unmadeSlot: string) {
    deleteBlankDrafts(member);
    setState({ ...now, matchId: null, unsavedSlot: unmadeSlot, workspace: now.workspace + 1 });
    setSearch({});
  }

  return {
    matchId: now.matchId,
    slot: now.matchId ?? now.unsavedSlot,
    workspace: now.workspace,
    open: (id: string) => setSearch({ match: id }),
    openUnmade,
    /** Another, empty workspace, also when one for a new match is open already. */
    openNew: () => openUnmade(createSlot()),
    madeIn: (id: string) => {
      setState({ ...now, matchId: id });
      setSearch({ match: id }, { replace: true });
    },
  };
}
