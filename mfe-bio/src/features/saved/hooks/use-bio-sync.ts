import { useEffect, useRef } from 'react';
import type { useUserBio } from '../api/user-bio.ts';
import type { BioChange } from '../lib/bio-change.ts';
import { mergeReport } from '../lib/page-selectors.ts';
import { reconcile } from '../lib/reconcile.ts';
import { type SavedPage, toSavedFields } from '../lib/saved-page.ts';
import type { Conflict } from './use-bio-conflict.ts';

interface Options {
  remote: ReturnType<typeof useUserBio>;
  page: SavedPage;
  now: () => SavedPage;
  change: (part: Partial<SavedPage>) => void;
  isQueueEmpty: () => boolean;
  save: (change: BioChange) => Promise<boolean>;
  onConflict: (conflict: Conflict) => void;
}

/** Compares this device's bio with the service's whenever the service's has been read. */
export function useBioSync({ remote, page, now, change, isQueueEmpty, save, onConflict }: Options) {
  const pushedAt = useRef<number>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares again only when the service has answered
  useEffect(() => {
    const record = remote.data;
    if (!record || !isQueueEmpty()) return;
    const result = reconcile(now(), record);
    if (result === 'same') change({ ...toSavedFields(record), analyzed: mergeReport(record, now().analyzed) });
    else if (result === 'take') change({ ...toSavedFields(record), analyzed: mergeReport(record, null) });
    else if (result === 'choose')
      onConflict({ local: page.savedBio, remote: record, change: { bio: page.savedBio, action: 'sync' } });
    else if (pushedAt.current !== remote.dataUpdatedAt) {
      pushedAt.current = remote.dataUpdatedAt;
      void save({ bio: page.savedBio, action: 'sync', baseVersion: record.version, successMessage: null });
    }
  }, [remote.data, remote.dataUpdatedAt]);
}
