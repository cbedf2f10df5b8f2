import type { AdminPost } from '@datewright/contracts/marketing/admin-posts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePostApi } from '../api/use-post-api.ts';
import { createDraftAutosave, type DraftAutosave } from '../lib/draft-autosave.ts';
import type { DraftState } from '../lib/draft-state.ts';

/** Autosave of an opened post while its page is open. */
export function useDraftAutosave(opened: AdminPost): { keeper: DraftAutosave; draft: DraftState } {
  const api = usePostApi();
  const [keeper] = useState(() => createDraftAutosave(opened, api));
  useEffect(() => {
    // The browser warns only while there are changes that are stored nowhere else.
    const warn = (event: BeforeUnloadEvent) => {
      if (keeper.getState().status !== 'saved') event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('beforeunload', warn);
      keeper.close();
    };
  }, [keeper]);
  return { keeper, draft: useSyncExternalStore(keeper.subscribe, keeper.getState) };
}
