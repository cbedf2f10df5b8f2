import type { Match } from '@datewright/contracts/chatpad/match';
import { ApiError, useApi } from '@datewright/sdk/host';
import { useQueryClient } from '@datewright/sdk/query';
import { useEffect, useState } from 'react';
import type { Draft } from '../../../hooks/use-draft.ts';
import { applyEdits, discardEdits, findConflicts, overwriteSaved } from '../../../lib/draft-edits.ts';
import { matchQuery } from '../../matches/api/match-queries.ts';
import { useSaveMatch } from '../../matches/api/use-save-match.ts';
import { emptyFields, toMatchFields } from '../../matches/lib/match-fields.ts';

/**
 * Saves what was typed over what is saved, and never over what was not seen: what somebody else changed in the same
 * field is for the member to choose; what they changed elsewhere is shown first.
 */
export function useMatchSaving(
  match: Match | null,
  /** Where what is typed is kept. */
  slot: string,
  typed: Draft,
  onMade: (matchId: string) => void,
) {
  const api = useApi();
  const queries = useQueryClient();
  const { mutateAsync, isPending, error } = useSaveMatch();
  const [changed, setChanged] = useState<'told' | 'choose' | null>(null);
  const saved = match ? toMatchFields(match) : emptyFields;
  const clashes = findConflicts(saved, typed.kept);
  const matchId = match?.id ?? null;

  const behind = match !== null && typed.kept.saved > match.version;
  useEffect(() => {
    if (behind && matchId !== null) void queries.invalidateQueries(matchQuery(api, matchId));
  }, [behind, matchId, api, queries]);

  async function write(): Promise<string | null> {
    const sent = applyEdits(saved, typed.now());
    try {
      const asked = { matchId, draftId: slot, fields: sent, baseVersion: match?.version };
      const { saved: answer, differs } = await mutateAsync(asked);
      if (differs) {
        typed.moveOver(answer);
        setChanged(findConflicts(answer, typed.now()).length > 0 ? 'choose' : 'told');
      } else typed.settle(sent, answer);
      if (matchId === null) onMade(answer.id);
      return differs ? null : answer.id;
    } catch (failure) {
      if (matchId !== null && isMatchChangedError(failure)) {
        await queries.fetchQuery({ ...matchQuery(api, matchId), staleTime: 0 }).then(
          ({ match: theirs }) => setChanged(findConflicts(theirs, typed.now()).length > 0 ? 'choose' : 'told'),
          () => setChanged('told'),
        );
      }
      return null;
    }
  }

  return {
    saving: isPending,
    failed: error !== null && !isMatchChangedError(error),
    /** Somebody else saved it meanwhile: the member is told, or chooses. */
    changed: changed === 'choose' && clashes.length === 0 ? null : changed,
    clashes,
    /** The id under which all that was typed is saved; `null` when it is not. */
    async savedId(): Promise<string | null> {
      const { edits } = typed.now();
      setChanged(null);
      if (matchId !== null && Object.keys(edits).length === 0) return matchId;
      if (clashes.length === 0) return write();
      setChanged('choose');
      return null;
    },
    /** Closed without a choice, everything stays as it was typed. */
    async choose(side: 'mine' | 'theirs' | 'later'): Promise<void> {
      setChanged(null);
      if (side === 'later') return;
      if (side === 'theirs') return typed.change(discardEdits(typed.now(), clashes));
      typed.change(overwriteSaved(saved, typed.now()));
      await write();
    },
  };
}

const isMatchChangedError = (error: unknown) => error instanceof ApiError && error.code === 'match_changed';
