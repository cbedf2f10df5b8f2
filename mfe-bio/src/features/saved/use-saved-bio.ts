import type { KeptBio } from '@datewright/contracts/bio';
import { useToast } from '@datewright/sdk/host';
import { useKept } from '@datewright/sdk/kept';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../../copy/use-copy.ts';
import { afterLeaving } from '../../frame/after-leaving.ts';
import { type Doing, problemOf } from '../../frame/problem-words.ts';
import { useUserBio, useWriteBio } from './api/user-bio.ts';
import { type KeptPage, pageKey, readKeptPage } from './kept-page.ts';
import { reconcile } from './reconcile.ts';

export interface Change {
  bio: string;
  doing: Doing;
  /** The version that it was made from; the one that is shown unless told. */
  base?: number;
  /** What else changes on the page with it, and is taken back when saving fails. */
  page?: Partial<KeptPage>;
  /** What stays when saving fails, so that no word is lost. */
  keep?: Partial<KeptPage>;
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
  const [page, change] = useKept('localStorage', pageKey(userId), () => readKeptPage(userId));
  const remote = useUserBio();
  const write = useWriteBio();
  const [saving, setSaving] = useState<Doing | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const busy = useRef(false);

  const shown = ({ bio, version, updatedAt }: KeptBio): Partial<KeptPage> => ({
    savedBio: bio,
    version,
    updatedAt,
    unsynced: false,
  });

  /** Answers whether it is saved. */
  async function save(next: Change): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    setSaving(next.doing);
    const before: Partial<KeptPage> = { savedBio: page.savedBio, version: page.version, unsynced: page.unsynced };
    for (const key of Object.keys(next.page ?? {}) as (keyof KeptPage)[]) Object.assign(before, { [key]: page[key] });
    const base = next.base ?? page.version;
    change({ ...next.page, savedBio: next.bio, version: base, unsynced: true });
    try {
      const { kind, kept } = await write(next.bio, base);
      if (kind === 'saved') {
        change(shown(kept));
        const said = next.said === undefined ? copy.success.saved : next.said;
        if (said) toast.success(said);
        return true;
      }
      change({ ...before, ...next.keep, ...shown(kept) });
      setConflict({ mine: next.bio, theirs: kept, change: next });
      return false;
    } catch (error) {
      await afterLeaving(error);
      const stays = next.doing === 'sync' ? { unsynced: true } : { ...before, ...next.keep };
      change(stays);
      const problem = problemOf(next.doing, error, copy.trouble);
      if (problem.kind === 'said') toast.error(problem.message);
      return false;
    } finally {
      busy.current = false;
      setSaving(null);
    }
  }

  const pushed = useRef<number>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the service says is reason to compare again
  useEffect(() => {
    const kept = remote.data;
    if (!kept || busy.current) return;
    const what = reconcile(page, kept);
    if (what === 'same') change(shown(kept));
    else if (what === 'take') change({ ...shown(kept), analyzed: null });
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
    } else change({ ...shown(theirs), editing: null, analyzed: null });
  }

  return {
    page,
    change,
    save,
    saving,
    conflict,
    settle,
    loading: !remote.data && !remote.isError && page.savedBio === '',
    failed,
    retry: () => void remote.refetch(),
  };
}
export type SavedBio = ReturnType<typeof useSavedBio>;
