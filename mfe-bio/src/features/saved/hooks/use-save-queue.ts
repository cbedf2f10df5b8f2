import type { BioRecord } from '@datewright/contracts/bio/bio-record';
import { useToast } from '@datewright/sdk/host';
import { waitForUnload } from '@datewright/sdk/paid';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useSaveBio } from '../api/user-bio.ts';
import type { BioChange, SaveAction } from '../lib/bio-change.ts';
import { type SavedPage, toSavedFields } from '../lib/saved-page.ts';

interface Options {
  change: (part: Partial<SavedPage>) => void;
  now: () => SavedPage;
  /** The member has not resolved a conflict yet, so nothing may be saved. */
  hasConflict: () => boolean;
  onConflict: (remote: BioRecord, change: BioChange) => void;
}

/** Milliseconds for which a saved bio says so, as long as a toast. */
const confirmationDuration = 4000;

/** Saves one change after another. A change is shown before the service has answered, and undone if saving fails. */
export function useSaveQueue({ change, now, hasConflict, onConflict }: Options) {
  const copy = useCopy();
  const toast = useToast();
  const write = useSaveBio();
  const [saving, setSaving] = useState<SaveAction | null>(null);
  const [confirmation, confirm] = useState<string | null>(null);
  useEffect(() => {
    if (confirmation === null) return;
    const timer = setTimeout(() => confirm(null), confirmationDuration);
    return () => clearTimeout(timer);
  }, [confirmation]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const queued = useRef(0);

  /** Resolves to whether the bio is saved. */
  function save(next: BioChange): Promise<boolean> {
    queued.current += 1;
    const result = queue.current.then(() => saveNow(next));
    queue.current = result;
    return result;
  }

  async function saveNow(next: BioChange): Promise<boolean> {
    const page = now();
    const { bio, action } = next;
    const alongside = next.page?.(page) ?? {};
    const onFailure = next.onFailure?.(page) ?? {};
    const before: Partial<SavedPage> = { savedBio: page.savedBio, version: page.version, unsynced: page.unsynced };
    for (const key of Object.keys(alongside) as (keyof SavedPage)[]) Object.assign(before, { [key]: page[key] });
    const base = next.baseVersion ?? page.version;
    confirm(null);
    try {
      if (hasConflict()) {
        change(onFailure);
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
        change({ ...before, ...onFailure, ...toSavedFields(answer.record) });
        onConflict(answer.record, next);
        return false;
      }
      change(toSavedFields(answer.record));
      const message = next.successMessage === undefined ? copy.success.saved : next.successMessage;
      // A saved bio confirms it on its own card, which a toast would cover.
      if (bio !== '') confirm(message);
      else if (message) toast.success(message, { id: 'bio-saved' });
      return true;
    } catch (error) {
      await waitForUnload(error);
      change(action === 'sync' ? { unsynced: true } : { ...before, ...onFailure });
      // Offline, the shell has said why.
      if (navigator.onLine) toast.error(copy.errors[action]);
      return false;
    } finally {
      queued.current -= 1;
      setSaving(null);
    }
  }

  return { save, saving, confirmation, isEmpty: () => queued.current === 0 };
}
