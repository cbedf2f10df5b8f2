import type { KeptBio } from '@datewright/contracts/bio/kept-bio';
import { useToast } from '@datewright/sdk/host';
import { useKept } from '@datewright/sdk/kept';
import { afterLeaving } from '@datewright/sdk/paid';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../../copy/use-copy.ts';
import { useUserBio, useWriteBio } from './api/user-bio.ts';
import { type KeptPage, pageKey, readKeptPage, reportBeside, takeCarriedBio } from './kept-page.ts';
import { reconcile } from './reconcile.ts';

type Doing = 'save' | 'sync' | 'saveEdit' | 'saveImproved' | 'saveGenerated' | 'reset' | 'resetByProgress' | 'restore';

export interface Change {
  bio: string;
  /** What the member was doing; its words say so when it fails. */
  doing: Doing;
  /** The version that it was made from; the one that is shown unless told. */
  base?: number;
  /** What else changes on the page with it, and is taken back when saving fails. */
  page?: (before: KeptPage) => Partial<KeptPage>;
  /** What stays when saving fails, so that no word is lost. */
  keep?: (before: KeptPage) => Partial<KeptPage>;
  said?: string | null;
}

export interface Conflict {
  mine: string;
  theirs: KeptBio;
  change: Change;
}

/** The member's bio: shown at once when it is saved, put back when that fails, and never overwritten silently. */
export function useSavedBio(userId: string) {
  const copy = useCopy();
  const toast = useToast();
  const [page, change, now] = useKept('localStorage', pageKey(userId), () => readKeptPage(userId));
  const remote = useUserBio();
  const write = useWriteBio();
  const [saving, setSaving] = useState<Doing | null>(null);
  const [conflict, showConflict] = useState<Conflict | null>(null);
  const undecided = useRef(false);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const queued = useRef(0);

  // Typed before signing in. What stands in the field already is the member's own, and stays.
  useEffect(() => {
    const carried = takeCarriedBio();
    if (carried !== '' && now().bioInput.trim() === '') change({ bioInput: carried });
  }, [change, now]);

  const shown = ({ bio, version, updatedAt }: KeptBio): Partial<KeptPage> => ({
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
  function save(next: Change): Promise<boolean> {
    queued.current += 1;
    const turn = queue.current.then(() => saveNow(next));
    queue.current = turn;
    return turn;
  }

  async function saveNow(next: Change): Promise<boolean> {
    const page = now();
    const { bio, doing } = next;
    const alongside = next.page?.(page) ?? {};
    const kept = next.keep?.(page) ?? {};
    const before: Partial<KeptPage> = { savedBio: page.savedBio, version: page.version, unsynced: page.unsynced };
    for (const key of Object.keys(alongside) as (keyof KeptPage)[]) Object.assign(before, { [key]: page[key] });
    const base = next.base ?? page.version;
    try {
      if (undecided.current) {
        change(kept);
        return false;
      }
      if (bio === page.savedBio && !page.unsynced && doing !== 'sync') {
        change(alongside);
        return true;
      }
      setSaving(doing);
      change({ ...alongside, savedBio: bio, version: base, unsynced: true });
      const answer = await write(bio, base);
      if (answer.kind === 'changed') {
        change({ ...before, ...kept, ...shown(answer.kept) });
        setConflict({ mine: bio, theirs: answer.kept, change: next });
        return false;
      }
      change(shown(answer.kept));
      const said = next.said === undefined ? copy.success.saved : next.said;
      if (said) toast.success(said, { id: 'bio-saved' });
      return true;
    } catch (error) {
      await afterLeaving(error);
      change(doing === 'sync' ? { unsynced: true } : { ...before, ...kept });
      toast.error(copy.trouble[doing]);
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
    if (what === 'same') change({ ...shown(kept), analyzed: reportBeside(kept, now().analyzed) });
    else if (what === 'take') change({ ...shown(kept), analyzed: reportBeside(kept, null) });
    else if (what === 'choose')
      setConflict({ mine: page.savedBio, theirs: kept, change: { bio: page.savedBio, doing: 'sync' } });
    else if (pushed.current !== remote.dataUpdatedAt) {
      pushed.current = remote.dataUpdatedAt;
      void save({ bio: page.savedBio, doing: 'sync', base: kept.version, said: null });
    }
  }, [remote.data, remote.dataUpdatedAt]);

  const { isError, data } = remote;
  const failed = isError && !data;
  useEffect(() => {
    if (failed) toast.error(copy.trouble.load, { id: 'bio-load' });
  }, [failed, toast, copy]);

  /** The member has chosen. What is left stays in the editor when nothing is chosen. */
  async function settle(choice: 'mine' | 'theirs' | 'later') {
    if (!conflict) return;
    const { mine, theirs, change: wanted } = conflict;
    setConflict(null);
    if (choice === 'mine') await save({ ...wanted, bio: mine, base: theirs.version });
    else if (choice === 'later' && mine !== '') {
      change({
        ...shown(theirs),
        ...(theirs.bio === '' ? { bioInput: mine } : { editing: { text: mine, base: theirs.version } }),
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
    settle,
    // Without a connection nothing is waited for: what was typed here is there.
    loading: remote.isLoading && page.savedBio === '',
    failed,
    readAgain: () => void remote.refetch(),
  };
}
export type SavedBio = ReturnType<typeof useSavedBio>;
