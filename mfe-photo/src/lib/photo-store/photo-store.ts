import { newId } from '@datewright/sdk/host';
import { writeStored } from '@datewright/sdk/storage';
import { createStore, type Store } from '@datewright/sdk/store';
import type { StoredPhoto } from '../photo.ts';
import { createCopyFromThumbnail } from '../picture.ts';
import { openPhotoDatabase } from './photo-database.ts';
import { getLastChangeId, readSessionPhotos, writeSessionPhotos } from './session-photos.ts';
import { getStorageKeys, removeOtherMembersKeys } from './storage-keys.ts';

interface PhotosState {
  photos: readonly StoredPhoto[];
  /** False where the browser can't store photos: they are gone with the tab. */
  isKept: boolean;
}

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
  const database = openPhotoDatabase(member);
  const { turn: turnKey } = getStorageKeys(member);
  /** Changed in this tab since the database was last read. */
  const touched = new Set<string>();
  // One operation at a time, so that a read never returns older data than an earlier write.
  let last: Promise<void> = Promise.resolve();
  const enqueue = (work: () => Promise<void>) => {
    last = last.then(work).catch(() => store.set({ ...store.get(), isKept: false }));
    return last;
  };

  function write(ids: readonly string[], turn: string | null): void {
    void enqueue(async () => {
      // Uses the state at the time of writing: a file may have been found meanwhile.
      const put = store.get().photos.filter(({ id }) => ids.includes(id));
      await (await database).write(
        put,
        ids.filter((id) => put.every((photo) => photo.id !== id)),
      );
      if (turn !== null) writeStored('localStorage', turnKey, turn);
    });
  }

  function change(photos: readonly StoredPhoto[], ids: readonly string[]): void {
    for (const id of ids) touched.add(id);
    const turn = newId();
    store.set({ ...store.get(), photos });
    writeSessionPhotos(member, turn, photos);
    write(ids, turn);
  }

  /** `isLatest`: this tab made the last change, so its list is current and only files are missing. */
  async function read(isLatest: boolean): Promise<void> {
    touched.clear();
    const stored = await (await database).read();
    const files = new Map(stored.map(({ id, file }) => [id, file]));
    const here = store.get().photos.filter(({ id }) => isLatest || touched.has(id));
    const there = stored.filter(({ id }) => !isLatest && !touched.has(id));
    const photos = [...here.map((photo) => ({ ...photo, file: photo.file ?? files.get(photo.id) ?? null })), ...there];
    store.set({ ...store.get(), photos: photos.sort(byId) });
    writeSessionPhotos(member, getLastChangeId(member), photos);
    // A tab that was closed right after a removal left the photo in the database.
    const leftovers = stored.filter(({ id }) => isLatest && photos.every((photo) => photo.id !== id));
    if (leftovers.length > 0)
      write(
        leftovers.map(({ id }) => id),
        null,
      );
  }

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
      const all = [...store.get().photos, ...photos].sort(byId);
      change(
        all,
        photos.map(({ id }) => id),
      );
    },
    change(id: string, part: Partial<StoredPhoto>) {
      const { photos } = store.get();
      if (photos.every((photo) => photo.id !== id)) return;
      change(
        photos.map((photo) => (photo.id === id ? { ...photo, ...part } : photo)),
        [id],
      );
    },
    remove(ids: readonly string[]) {
      const { photos } = store.get();
      const gone = photos.filter(({ id }) => ids.includes(id));
      if (gone.length > 0)
        change(
          photos.filter((photo) => !gone.includes(photo)),
          ids,
        );
      return gone;
    },
  };

  const ready = enqueue(() => read(list !== null && list.turn === getLastChangeId(member))).then(recreateLostFiles);

  return {
    get: store.get,
    subscribe: store.subscribe,
    ready,
    ...actions,
    startSync() {
      const onStorage = ({ key }: StorageEvent) => void (key === turnKey && enqueue(() => read(false)));
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}

const byId = (a: StoredPhoto, b: StoredPhoto) => (a.id < b.id ? -1 : 1);
