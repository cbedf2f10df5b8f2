import { useSearchParams } from '@datewright/sdk/router';
import { useEffect, useState } from 'react';
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
  /** The address names no match and nothing is unfinished: the newest match opens. */
  isNewestWanted: boolean;
}

interface Options {
  /** The first workspace is empty, whatever was left unfinished. */
  startsNew: boolean;
  /** Another page opens ChatPad for something of its own. */
  hasOpening: boolean;
  /** The newest match to open: `null` when there is none, `undefined` while loading. */
  newest: string | null | undefined;
}

/**
 * Tracks which match is open in which workspace. A match that was just created stays in its workspace. An address without a match
 * opens what was left unfinished, else the newest match, else an empty workspace.
 */
export function useOpenMatch(member: string, { startsNew, hasOpening, newest }: Options) {
  const [search, setSearch] = useSearchParams();
  const address = search.get('match');
  const arrive = (workspace: number): OpenMatchState => {
    const unfinished = startsNew ? undefined : listUnsavedMatches(member)[0]?.slot;
    const isNewestWanted = address === null && !hasOpening && unfinished === undefined;
    return { address, matchId: address, unsavedSlot: unfinished ?? createSlot(), workspace, isNewestWanted };
  };
  const [state, setState] = useState(() => arrive(0));
  let current = state;
  // The address may lag behind a match that was just created, so only a change of the address opens another workspace.
  if (state.address !== address) {
    current = state.matchId === address ? { ...state, address } : arrive(state.workspace + 1);
    setState(current);
  }

  if (current.isNewestWanted && newest === null) {
    // Settled: a match that is created later opens by itself.
    current = { ...current, isNewestWanted: false };
    setState(current);
  }

  const wanted = current.isNewestWanted ? newest : null;
  useEffect(() => {
    if (wanted) setSearch({ match: wanted }, { replace: true });
  }, [wanted, setSearch]);

  function openUnsaved(unsavedSlot: string) {
    deleteBlankDrafts(member);
    setState({ ...current, matchId: null, unsavedSlot, workspace: current.workspace + 1, isNewestWanted: false });
    setSearch({});
  }

  return {
    matchId: current.matchId,
    slot: current.matchId ?? current.unsavedSlot,
    workspace: current.workspace,
    /** It is not known yet which match opens. */
    isChoosing: wanted !== null,
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
