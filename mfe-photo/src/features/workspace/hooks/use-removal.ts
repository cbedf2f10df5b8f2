import { useSession } from '@datewright/sdk/host';
import { useState } from 'react';
import type { StoredPhoto } from '../../../lib/photo.ts';
import type { PhotoStore } from '../../../lib/photo-store/photo-store.ts';
import { removeOwnKeys } from '../../../lib/photo-store/storage-keys.ts';

/** Removes photos from this browser; the last removal can be undone. */
export function useRemoval(store: PhotoStore) {
  const userId = useSession().user?.id ?? '';
  const [removed, setRemoved] = useState<readonly StoredPhoto[]>([]);
  const listIds = () => store.get().photos.map(({ id }) => id);
  return {
    removed,
    remove: (ids: readonly string[]) => setRemoved(store.remove(ids)),
    removeAll: () => setRemoved(store.remove(listIds())),
    undo() {
      store.add(removed);
      setRemoved([]);
    },
    forget: () => setRemoved([]),
    /** Can't be undone. */
    deletePhotos(photos: readonly StoredPhoto[]) {
      store.remove(photos.map(({ id }) => id));
      setRemoved([]);
    },
    /** Also clears this member's storage, and can't be undone. */
    deleteAll() {
      store.remove(listIds());
      removeOwnKeys(userId);
      setRemoved([]);
    },
  };
}
export type Removal = ReturnType<typeof useRemoval>;
