import { createStore, type Store } from '@datewright/sdk/store';
import type { StoredPhoto } from '../photo.ts';
import { createCopyFromThumbnail } from '../picture.ts';
import { byId, createDatabaseSync, type PhotosState } from './database-sync.ts';
import { getLastChangeId, readSessionPhotos } from './session-photos.ts';
import { removeOtherMembersKeys } from './storage-keys.ts';

/**
 * The member's photos in this browser. Session storage gives the list at once, IndexedDB the files; every change is
 * stored and followed by other tabs.
 */
export interface PhotoStore extends Store<PhotosState> {
  /** Resolves once the files have been read. */
  ready: Promise<void>;
  add: (photos: readonly StoredPhoto[]) => void;
  /** Changes one photo; a removed photo stays removed. */
  change: (id: string, part: Partial<StoredPhoto>) => void;
  /** Removes photos and returns them, so that the removal can be undone. */
  remove: (ids: readonly string[]) => StoredPhoto[];
  /** Follows other tabs until the returned function is called. */
  startSync: () => () => void;
}

export function createPhotoStore(member: string): PhotoStore {
  removeOtherMembersKeys(member);
  const list = readSessionPhotos(member);
  const store = createStore<PhotosState>({ photos: list?.photos ?? [], isKept: true });
  const sync = createDatabaseSync(member, store);

  async function recreateLostFiles(): Promise<void> {
    for (const { id, file, thumbnail } of store.get().photos) {
      if (file !== null || thumbnail === '') continue;
      const copy = await createCopyFromThumbnail(thumbnail).catch(() => null);
      const now = store.get().photos.find((photo) => photo.id === id);
      if (copy && now?.file === null) actions.change(id, { file: copy, isCopy: true });
    }
  }

  const actions = {
    add(photos: readonly StoredPhoto[]) {
      const ids = photos.map(({ id }) => id);
      sync.change([...store.get().photos, ...photos].sort(byId), ids);
    },
    change(id: string, part: Partial<StoredPhoto>) {
      const { photos } = store.get();
      if (photos.every((photo) => photo.id !== id)) return;
      const changed = photos.map((photo) => (photo.id === id ? { ...photo, ...part } : photo));
      sync.change(changed, [id]);
    },
    remove(ids: readonly string[]) {
      const { photos } = store.get();
      const gone = photos.filter(({ id }) => ids.includes(id));
      const left = photos.filter((photo) => !gone.includes(photo));
      if (gone.length > 0) sync.change(left, ids);
      return gone;
    },
  };

  const isLatest = list !== null && list.turn === getLastChangeId(member);
  return {
    get: store.get,
    subscribe: store.subscribe,
    ready: sync.read(isLatest).then(recreateLostFiles),
    ...actions,
    startSync: sync.start,
  };
}
