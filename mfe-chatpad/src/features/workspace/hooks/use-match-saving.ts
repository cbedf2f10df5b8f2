import { ApiError, useApi } from '@datewright/sdk/host';
import { useQueryClient } from '@datewright/sdk/query';
import { useEffect, useState } from 'react';
import { applyEdits, discardEdits, type FieldName, findConflicts, overwriteSaved } from '../../../lib/draft-edits.ts';
import { matchQuery } from '../../matches/api/match-queries.ts';
import { useSaveMatch } from '../../matches/api/use-save-match.ts';
import { emptyFields, toMatchFields } from '../../matches/lib/match-fields.ts';
import type { MatchDraft } from './use-match-draft.ts';

export interface MatchSaving {
  isSaving: boolean;
  /** Not while offline, which the page itself says. */
  hasFailed: boolean;
  /** Another tab or device saved the match: its changes were merged, or the member has to choose. */
  remoteChange: 'merged' | 'conflict' | null;
  /** The fields that were changed both here and elsewhere. */
  conflicts: FieldName[];
  /** Saves pending changes and returns the match id, or `null` when some remain unsaved. */
  save: () => Promise<string | null>;
  /** `later` leaves everything as typed. */
  resolveConflict: (side: 'mine' | 'theirs' | 'later') => Promise<void>;
}

/**
 * Saves the draft without overwriting changes the member has not seen. Changes made elsewhere to other fields are shown
 * first; for changes to the same field, the member chooses.
 */
export function useMatchSaving({ match, slot, store }: MatchDraft, onCreated: (matchId: string) => void): MatchSaving {
  const api = useApi();
  const queries = useQueryClient();
  const { mutateAsync, isPending, error } = useSaveMatch();
  const [remoteChange, setRemoteChange] = useState<MatchSaving['remoteChange']>(null);
  const [wasOffline, setWasOffline] = useState(false);
  const saved = match ? toMatchFields(match) : emptyFields;
  const conflicts = findConflicts(saved, store.stored);
  const matchId = match?.id ?? null;

  useRefreshOutdated(matchId, match !== null && store.stored.saved > match.version);

  const showRemoteChange = (theirs: Parameters<typeof findConflicts>[0]) =>
    setRemoteChange(findConflicts(theirs, store.latest()).length > 0 ? 'conflict' : 'merged');

  async function write(): Promise<string | null> {
    const sent = applyEdits(saved, store.latest());
    try {
      const input = { matchId, draftId: slot, fields: sent, baseVersion: match?.version };
      const { saved: answer, differs } = await mutateAsync(input);
      if (differs) {
        store.rebaseOnto(answer);
        showRemoteChange(answer);
      } else store.afterSave(sent, answer);
      if (matchId === null) onCreated(answer.id);
      return differs ? null : answer.id;
    } catch (failure) {
      setWasOffline(!navigator.onLine);
      if (matchId !== null && isMatchChangedError(failure)) {
        await queries.fetchQuery({ ...matchQuery(api, matchId), staleTime: 0 }).then(
          ({ match: theirs }) => showRemoteChange(theirs),
          () => setRemoteChange('merged'),
        );
      }
      return null;
    }
  }

  return {
    isSaving: isPending,
    hasFailed: error !== null && !wasOffline && !isMatchChangedError(error),
    remoteChange: remoteChange === 'conflict' && conflicts.length === 0 ? null : remoteChange,
    conflicts,
    async save() {
      const { edits } = store.latest();
      setRemoteChange(null);
      if (matchId !== null && Object.keys(edits).length === 0) return matchId;
      if (conflicts.length === 0) return write();
      setRemoteChange('conflict');
      return null;
    },
    async resolveConflict(side) {
      setRemoteChange(null);
      if (side === 'later') return;
      if (side === 'theirs') return store.change(discardEdits(store.latest(), conflicts));
      store.change(overwriteSaved(saved, store.latest()));
      await write();
    },
  };
}

/** Refetches the match when another tab has saved a newer version. */
function useRefreshOutdated(matchId: string | null, isOutdated: boolean): void {
  const api = useApi();
  const queries = useQueryClient();
  useEffect(() => {
    if (isOutdated && matchId !== null) void queries.invalidateQueries(matchQuery(api, matchId));
  }, [isOutdated, matchId, api, queries]);
}

const isMatchChangedError = (error: unknown) => error instanceof ApiError && error.code === 'match_changed';
