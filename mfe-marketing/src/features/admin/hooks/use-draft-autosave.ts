import type { AdminPost } from '@datewright/contracts/marketing/admin-posts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePostApi } from '../api/use-post-api.ts';
import { createDraftAutosave, type DraftAutosave } from '../lib/draft-autosave.ts';
import type { DraftState } from '../lib/draft-state.ts';

/** Autosave of an opened post while its page is open. */
export function useDraftAutosave(opened: AdminPost): { autosave: DraftAutosave; draft: DraftState } {
  const api = usePostApi();
  const [autosave] = useState(() => createDraftAutosave(opened, api));
  useEffect(() => {
    // The browser warns only while there are changes that are stored nowhere else.
    const warn = (event: BeforeUnloadEvent) => {
      if (autosave.getState().status !== 'saved') event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('beforeunload', warn);
      autosave.close();
    };
  }, [autosave]);
  return { autosave, draft: useSyncExternalStore(autosave.subscribe, autosave.getState) };
}
