import type { AdminPost } from '@datewright/contracts/marketing/admin-posts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useDesk } from './api.ts';
import { createDraftKeeper, type DraftKeeper, type DraftState } from './draft-keeper.ts';

/** The keeper of an opened post, for as long as its page is open. */
export function useKeeper(opened: AdminPost): { keeper: DraftKeeper; draft: DraftState } {
  const desk = useDesk();
  const [keeper] = useState(() => createDraftKeeper(opened, desk));
  useEffect(() => {
    // Said by the browser only while something would be lost that is nowhere else yet.
    const warn = (event: BeforeUnloadEvent) => {
      if (keeper.get().status !== 'saved') event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('beforeunload', warn);
      keeper.close();
    };
  }, [keeper]);
  return { keeper, draft: useSyncExternalStore(keeper.subscribe, keeper.get) };
}
