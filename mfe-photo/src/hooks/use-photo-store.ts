import { useSession } from '@datewright/sdk/host';
import { useEffect, useState } from 'react';
import { createPhotoStore, type PhotoStore } from '../lib/photo-store/photo-store.ts';

let openStore: { member: string; store: PhotoStore } | null = null;

function getStore(member: string): PhotoStore {
  if (openStore?.member !== member) openStore = { member, store: createPhotoStore(member) };
  return openStore.store;
}

/** The member's photos. Where the browser can't store them, they stay in memory while other pages are open. */
export function usePhotoStore(): PhotoStore {
  const member = useSession().user?.id ?? '';
  const [store] = useState(() => getStore(member));
  useEffect(() => {
    openStore = { member, store };
    const leave = store.startSync();
    return () => {
      leave();
      if (store.get().isKept) openStore = null;
    };
  }, [member, store]);
  return store;
}
