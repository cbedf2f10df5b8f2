import { useSearchParams } from '@datewright/sdk/router';
import { useState } from 'react';
import { deleteBlankDrafts, listUnsavedMatches } from '../../../lib/draft-storage.ts';
import { createSlot } from '../../../lib/storage-keys.ts';

interface OpenMatchState {
  /** The value of `?match=` that this state belongs to. */
  address: string | null;
  /** `null` while the match is not created. */
  matchId: string | null;
  /** The id under which the text of a match that does not exist yet is stored. */
  unsavedSlot: string;
  /** Increases when another workspace opens. */
  workspace: number;
}

/**
 * Tracks which match is open in which workspace. A match that was just created stays in its workspace. With `startsNew` the first one
 * is empty, whatever was left unfinished.
 */
export function useOpenMatch(member: string, startsNew: boolean) {
  const [search, setSearch] = useSearchParams();
  const address = search.get('match');
  const newestUnsavedSlot = () => listUnsavedMatches(member)[0]?.slot ?? createSlot();
  const [state, setState] = useState<OpenMatchState>(() => ({
    address,
    matchId: address,
    unsavedSlot: startsNew ? createSlot() : newestUnsavedSlot(),
    workspace: 0,
  }));
  let current = state;
  // The address may lag behind a match that was just created, so only a change of the address opens another workspace.
  if (state.address !== address) {
    current =
      state.matchId === address
        ? { ...state, address }
        : { address, matchId: address, unsavedSlot: newestUnsavedSlot(), workspace: state.workspace + 1 };
    setState(current);
  }

  function openUnsaved(unsavedSlot: string) {
    deleteBlankDrafts(member);
    setState({ ...current, matchId: null, unsavedSlot, workspace: current.workspace + 1 });
    setSearch({});
  }

  return {
    matchId: current.matchId,
    slot: current.matchId ?? current.unsavedSlot,
    workspace: current.workspace,
    open: (id: string) => setSearch({ match: id }),
    openUnsaved,
    /** Opens an empty workspace, even when one for a new match is open already. */
    openNew: () => openUnsaved(createSlot()),
    onCreated: (id: string) => {
      setState({ ...current, matchId: id });
      setSearch({ match: id }, { replace: true });
    },
  };
}
