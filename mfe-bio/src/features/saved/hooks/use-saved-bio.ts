import { useToast } from '@datewright/sdk/host';
import { usePersistedState } from '@datewright/sdk/persisted-state';
import { useCopy } from '../../../copy/use-copy.ts';
import { useUserBio } from '../api/user-bio.ts';
import { getPageKey, readSavedPage, toSavedFields } from '../lib/saved-page.ts';
import { useBioConflict } from './use-bio-conflict.ts';
import { useBioSync } from './use-bio-sync.ts';
import { useCarriedBio } from './use-carried-bio.ts';
import { useSaveQueue } from './use-save-queue.ts';

/** The member's bio: on this device at once, saved to the service in order, and never silently overwritten. */
export function useSavedBio(userId: string) {
  const { errors } = useCopy();
  const toast = useToast();
  const [page, change, now] = usePersistedState('localStorage', getPageKey(userId), () => readSavedPage(userId));
  const remote = useUserBio();
  useCarriedBio({ change, now });
  const { conflict, hasConflict, set: setConflict } = useBioConflict();
  const { save, saving, confirmation, isEmpty } = useSaveQueue({
    change,
    now,
    hasConflict,
    onConflict: (record, change) => setConflict({ local: change.bio, remote: record, change }),
  });
  useBioSync({ remote, page, now, change, isQueueEmpty: isEmpty, save, onConflict: setConflict });

  /** A page that could not load says so itself; a retry that fails too changes nothing on it, and is answered by a toast. */
  async function retry() {
    const { isError } = await remote.refetch();
    if (isError) toast.error(errors.load, { id: 'bio-load' });
  }

  /** 'later' puts this device's text into the editor, where it waits. */
  async function resolveConflict(choice: 'mine' | 'theirs' | 'later') {
    if (!conflict) return;
    const { local, remote: theirs, change: wanted } = conflict;
    setConflict(null);
    if (choice === 'mine') await save({ ...wanted, bio: local, baseVersion: theirs.version });
    else if (choice === 'later' && local !== '') {
      change({
        ...toSavedFields(theirs),
        ...(theirs.bio === '' ? { bioInput: local } : { editing: { text: local, base: theirs.version } }),
      });
    } else change({ ...toSavedFields(theirs), editing: null, ...(theirs.bio === '' && { analyzed: null }) });
  }

  return {
    page,
    change,
    now,
    save,
    saving,
    /** That the last change was saved. */
    confirmation,
    conflict,
    resolveConflict,
    // A bio on this device is shown without waiting for the service.
    loading: remote.isLoading && page.savedBio === '',
    failed: remote.isError && !remote.data,
    retry,
    refetch: () => void remote.refetch(),
  };
}
export type SavedBio = ReturnType<typeof useSavedBio>;
