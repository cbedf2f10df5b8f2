import { useSession } from '@datewright/sdk/host';
import { useEffect, useState } from 'react';
import { createPhotoStore, type PhotoStore } from './photo-store.ts';

let open: { member: string; store: PhotoStore } | null = null;

function storeOf(member: string): PhotoStore {
  if (open?.member !== member) open = { member, store: createPhotoStore(member) };
  return open.store;
}

/** The member's photos. Where the browser keeps nothing, they live on in the page while others of its pages are looked at. */
export function usePhotoStore(): PhotoStore {
  const member = useSession().user?.id ?? '';
  const [store] = useState(() => storeOf(member));
  useEffect(() => {
    open = { member, store };
    const leave = store.follow();
    return () => {
      leave();
      if (store.get().isKept) open = null;
    };
  }, [member, store]);
  return store;
}
