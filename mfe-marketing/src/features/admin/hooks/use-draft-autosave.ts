import type { AdminPost } from '@datewright/contracts/marketing/admin-posts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBlogAdminApi } from '../api/use-blog-admin-api.ts';
import { createDraftAutosave, type DraftAutosave, type DraftState } from '../lib/draft-autosave.ts';

/** The keeper of an opened post, for as long as its page is open. */
export function useDraftAutosave(opened: AdminPost): { keeper: DraftAutosave; draft: DraftState } {
  const desk = useBlogAdminApi();
  const [keeper] = useState(() => createDraftAutosave(opened, desk));
  useEffect(() => {
    // Said by the browser only while something would be lost that is nowhere else yet.
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
