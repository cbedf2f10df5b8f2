import type { Message } from '@datewright/contracts/chatpad/match';
import { ApiError, useApi } from '@datewright/sdk/host';
import { useQueryClient } from '@datewright/sdk/query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { applyEdits, discardEdits, type FieldName, findConflicts, overwriteSaved } from '../../../lib/draft-edits.ts';
import { matchQuery } from '../../matches/api/match-queries.ts';
import { useSaveMatch } from '../../matches/api/use-save-match.ts';
import { emptyFields, toMatchFields } from '../../matches/lib/match-fields.ts';
import type { MatchDraft } from './use-match-draft.ts';

export interface MatchSaving {
  /** While `save` or `resolveConflict` runs. */
  isSaving: boolean;
  /** Not while offline, which the page itself says. */
  hasFailed: boolean;
  /** Another tab or device saved the match: its changes were merged, or the member has to choose. */
  remoteChange: 'merged' | 'conflict' | null;
  /** The fields that were changed both here and elsewhere. */
  conflicts: FieldName[];
  /** Saves pending changes and returns the match id, or `null` when some remain unsaved. */
  save: () => Promise<string | null>;
  /** Undoes the last change, after a save in progress has ended. */
  undo: () => Promise<void>;
  /** `later` leaves everything as typed. */
  resolveConflict: (side: 'mine' | 'theirs' | 'later') => Promise<void>;
}

/** Milliseconds after the last change in which a member may still correct what was added. */
const savingDelayMs = 1500;

/**
 * Saves the draft, also by itself once messages were added to a match, without overwriting changes the member has not
 * seen. Changes made elsewhere to other fields are shown first; for changes to the same field, the member chooses.
 */
export function useMatchSaving(
  { match, slot, store, undoable }: MatchDraft,
  onCreated: (matchId: string) => void,
): MatchSaving {
  const api = useApi();
  const queries = useQueryClient();
  const { mutateAsync, error } = useSaveMatch();
  const [isSaving, setIsSaving] = useState(false);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const [remoteChange, setRemoteChange] = useState<MatchSaving['remoteChange']>(null);
  const [wasOffline, setWasOffline] = useState(false);
  const saved = match ? toMatchFields(match) : emptyFields;
  const conflicts = findConflicts(saved, store.stored);
  const matchId = match?.id ?? null;

  useRefreshOutdated(matchId, match !== null && store.stored.saved > match.version);

  const showRemoteChange = (theirs: Parameters<typeof findConflicts>[0]) =>
    setRemoteChange(findConflicts(theirs, store.latest()).length > 0 ? 'conflict' : 'merged');

  /** One save at a time: the next one begins with the version that the last one made. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = running.current.then(work);
    running.current = next.catch(() => {});
    return next;
  }

  async function whileSaving<Result>(work: () => Promise<Result>): Promise<Result> {
    setIsSaving(true);
    return inTurn(work).finally(() => setIsSaving(false));
  }

  /** As the server has it, which may be newer than what was rendered. */
  function readSaved() {
    const newest = matchId === null ? null : (queries.getQueryData(matchQuery(api, matchId).queryKey)?.match ?? match);
    return { version: newest?.version, fields: newest ? toMatchFields(newest) : emptyFields };
  }

  async function write(): Promise<string | null> {
    const base = readSaved();
    const sent = applyEdits(base.fields, store.latest());
    try {
      const input = { matchId, draftId: slot, fields: sent, baseVersion: base.version };
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

  async function save(): Promise<string | null> {
    const latest = store.latest();
    setRemoteChange(null);
    if (matchId !== null && Object.keys(latest.edits).length === 0) return matchId;
    if (findConflicts(readSaved().fields, latest).length === 0) return write();
    setRemoteChange('conflict');
    return null;
  }

  const newest = store.fields.messages.at(-1);
  const hasMore = match !== null && !match.closed && newest && newest.content !== match.messages.at(-1)?.content;
  useSaveSoon(hasMore && conflicts.length === 0 ? store.fields.messages : null, () => void inTurn(save));

  return {
    isSaving,
    hasFailed: error !== null && !wasOffline && !isMatchChangedError(error),
    remoteChange: remoteChange === 'conflict' && conflicts.length === 0 ? null : remoteChange,
    conflicts,
    save: () => whileSaving(save),
    async undo() {
      if (!undoable) return;
      await inTurn(async () => {
        store.restoreMessages(readSaved().fields, undoable.messages);
        store.changeText({ mode: undoable.mode });
      });
      undoable.onUndo?.();
    },
    async resolveConflict(side) {
      setRemoteChange(null);
      if (side === 'later') return;
      if (side === 'theirs') return store.change(discardEdits(store.latest(), conflicts));
      store.change(overwriteSaved(saved, store.latest()));
      await whileSaving(write);
    },
  };
}

/**
 * Calls `save` once the messages have stayed the same for a moment, when the member leaves them before that, and again
 * when the browser is back online.
 */
function useSaveSoon(messages: Message[] | null, save: () => void): void {
  const key = messages === null ? null : JSON.stringify(messages);
  const saveNow = useEffectEvent(() => void (key !== null && save()));
  useEffect(() => {
    if (key === null) return;
    // Tabs share the draft: the one in front saves it.
    const saveInFront = () => document.visibilityState !== 'hidden' && saveNow();
    const saveOnLeaving = () => document.visibilityState === 'hidden' && saveNow();
    const timer = setTimeout(saveInFront, savingDelayMs);
    addEventListener('online', saveInFront);
    document.addEventListener('visibilitychange', saveOnLeaving);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', saveInFront);
      document.removeEventListener('visibilitychange', saveOnLeaving);
    };
  }, [key]);
  useEffect(() => () => saveNow(), []);
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
