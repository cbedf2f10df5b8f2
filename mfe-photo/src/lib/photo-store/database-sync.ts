import { newId } from '@datewright/sdk/host';
import { writeStored } from '@datewright/sdk/storage';
import type { WritableStore } from '@datewright/sdk/store';
import type { StoredPhoto } from '../photo.ts';
import { openPhotoDatabase } from './photo-database.ts';
import { getLastChangeId, writeSessionPhotos } from './session-photos.ts';
import { getStorageKeys } from './storage-keys.ts';

export interface PhotosState {
  photos: readonly StoredPhoto[];
  /** False where the browser can't store photos: they are gone with the tab. */
  isKept: boolean;
}

/** Writes the store's changes to session storage and IndexedDB, and reads those of other tabs. */
export function createDatabaseSync(member: string, store: WritableStore<PhotosState>) {
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
  async function readNow(isLatest: boolean): Promise<void> {
    touched.clear();
    const stored = await (await database).read();
    const photos = mergePhotos(store.get().photos, stored, (id) => isLatest || touched.has(id));
    store.set({ ...store.get(), photos });
    writeSessionPhotos(member, getLastChangeId(member), photos);
    // A tab that was closed right after a removal left the photo in the database.
    const leftovers = stored.filter(({ id }) => isLatest && photos.every((photo) => photo.id !== id));
    if (leftovers.length > 0) {
      const ids = leftovers.map(({ id }) => id);
      write(ids, null);
    }
  }

  const read = (isLatest: boolean) => enqueue(() => readNow(isLatest));

  return {
    change,
    read,
    start() {
      const onStorage = ({ key }: StorageEvent) => void (key === turnKey && read(false));
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}

/** This tab's photos with their stored files, and the others as stored. */
function mergePhotos(
  current: readonly StoredPhoto[],
  stored: readonly StoredPhoto[],
  isOwn: (id: string) => boolean,
): StoredPhoto[] {
  const files = new Map(stored.map(({ id, file }) => [id, file]));
  const own = current.filter(({ id }) => isOwn(id));
  const others = stored.filter(({ id }) => !isOwn(id));
  return [...own.map((photo) => ({ ...photo, file: photo.file ?? files.get(photo.id) ?? null })), ...others].sort(byId);
}

export const byId = (a: StoredPhoto, b: StoredPhoto) => (a.id < b.id ? -1 : 1);
