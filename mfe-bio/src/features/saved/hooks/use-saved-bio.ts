import type { BioRecord } from '@datewright/contracts/bio/bio-record';
import { useToast } from '@datewright/sdk/host';
import { waitForUnload } from '@datewright/sdk/paid';
import { usePersistedState } from '@datewright/sdk/persisted-state';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useSaveBio, useUserBio } from '../api/user-bio.ts';
import { reconcile } from '../lib/reconcile.ts';
import { getPageKey, mergeReport, readSavedPage, type SavedPage, takeCarriedBio } from '../lib/saved-page.ts';

type SaveAction =
  | 'save'
  | 'sync'
  | 'saveEdit'
  | 'saveImproved'
  | 'saveGenerated'
  | 'reset'
  | 'resetByProgress'
  | 'restore';

export interface BioChange {
  bio: string;
  /** What the member was doing; its words say so when it fails. */
  action: SaveAction;
  /** The version that it was made from; the one that is shown unless told. */
  baseVersion?: number;
  /** What else changes on the page with it, and is taken back when saving fails. */
  page?: (before: SavedPage) => Partial<SavedPage>;
  /** What stays when saving fails, so that no word is lost. */
  onFailure?: (before: SavedPage) => Partial<SavedPage>;
  successMessage?: string | null;
}

export interface Conflict {
  local: string;
  remote: BioRecord;
  change: BioChange;
}

/** The member's bio: shown at once when it is saved, put back when that fails, and never overwritten silently. */
export function useSavedBio(userId: string) {
  const copy = useCopy();
  const toast = useToast();
  const [page, change, now] = usePersistedState('localStorage', getPageKey(userId), () => readSavedPage(userId));
  const remote = useUserBio();
  const write = useSaveBio();
  const [saving, setSaving] = useState<SaveAction | null>(null);
  const [conflict, showConflict] = useState<Conflict | null>(null);
  const undecided = useRef(false);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const queued = useRef(0);

  // Typed before signing in. What stands in the field already is the member's own, and stays.
  useEffect(() => {
    const carried = takeCarriedBio();
    if (carried !== '' && now().bioInput.trim() === '') change({ bioInput: carried });
  }, [change, now]);

  const shown = ({ bio, version, updatedAt }: BioRecord): Partial<SavedPage> => ({
    savedBio: bio,
    version,
    updatedAt,
    unsynced: false,
  });

  function setConflict(next: Conflict | null) {
    undecided.current = next !== null;
    showConflict(next);
  }

  /** Answers whether it is saved. One at a time: what comes while another is on its way waits for that one. */
  function save(next: BioChange): Promise<boolean> {
    queued.current += 1;
    const turn = queue.current.then(() => saveNow(next));
    queue.current = turn;
    return turn;
  }

  async function saveNow(next: BioChange): Promise<boolean> {
    const page = now();
    const { bio, action } = next;
    const alongside = next.page?.(page) ?? {};
    const kept = next.onFailure?.(page) ?? {};
    const before: Partial<SavedPage> = { savedBio: page.savedBio, version: page.version, unsynced: page.unsynced };
    for (const key of Object.keys(alongside) as (keyof SavedPage)[]) Object.assign(before, { [key]: page[key] });
    const base = next.baseVersion ?? page.version;
    try {
      if (undecided.current) {
        change(kept);
        return false;
      }
      if (bio === page.savedBio && !page.unsynced && action !== 'sync') {
        change(alongside);
        return true;
      }
      setSaving(action);
      change({ ...alongside, savedBio: bio, version: base, unsynced: true });
      const answer = await write(bio, base);
      if (answer.kind === 'changed') {
        change({ ...before, ...kept, ...shown(answer.kept) });
        setConflict({ local: bio, remote: answer.kept, change: next });
        return false;
      }
      change(shown(answer.kept));
      const said = next.successMessage === undefined ? copy.success.saved : next.successMessage;
      if (said) toast.success(said, { id: 'bio-saved' });
      return true;
    } catch (error) {
      await waitForUnload(error);
      change(action === 'sync' ? { unsynced: true } : { ...before, ...kept });
      toast.error(copy.trouble[action]);
      return false;
    } finally {
      queued.current -= 1;
      setSaving(null);
    }
  }

  const pushed = useRef<number>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the service says is reason to compare again
  useEffect(() => {
    const kept = remote.data;
    if (!kept || queued.current > 0) return;
    const what = reconcile(now(), kept);
    if (what === 'same') change({ ...shown(kept), analyzed: mergeReport(kept, now().analyzed) });
    else if (what === 'take') change({ ...shown(kept), analyzed: mergeReport(kept, null) });
    else if (what === 'choose')
      setConflict({ local: page.savedBio, remote: kept, change: { bio: page.savedBio, action: 'sync' } });
    else if (pushed.current !== remote.dataUpdatedAt) {
      pushed.current = remote.dataUpdatedAt;
      void save({ bio: page.savedBio, action: 'sync', baseVersion: kept.version, successMessage: null });
    }
  }, [remote.data, remote.dataUpdatedAt]);

  const { isError, data } = remote;
  const failed = isError && !data;
  useEffect(() => {
    if (failed) toast.error(copy.trouble.load, { id: 'bio-load' });
  }, [failed, toast, copy]);

  /** The member has chosen. What is left stays in the editor when nothing is chosen. */
  async function resolveConflict(choice: 'mine' | 'theirs' | 'later') {
    if (!conflict) return;
    const { local, remote: theirs, change: wanted } = conflict;
    setConflict(null);
    if (choice === 'mine') await save({ ...wanted, bio: local, baseVersion: theirs.version });
    else if (choice === 'later' && local !== '') {
      change({
        ...shown(theirs),
        ...(theirs.bio === '' ? { bioInput: local } : { editing: { text: local, base: theirs.version } }),
      });
    } else change({ ...shown(theirs), editing: null, ...(theirs.bio === '' && { analyzed: null }) });
  }

  return {
    page,
    change,
    now,
    save,
    saving,
    conflict,
    resolveConflict,
    // Without a connection nothing is waited for: what was typed here is there.
    loading: remote.isLoading && page.savedBio === '',
    failed,
    refetch: () => void remote.refetch(),
  };
}
export type SavedBio = ReturnType<typeof useSavedBio>;
