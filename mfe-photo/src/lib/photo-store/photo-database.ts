import { z } from '@datewright/sdk/zod';
import { type StoredPhoto, storedPhotoFields } from '../photo.ts';

/** One member's photos in IndexedDB. Every call throws where the database is blocked, broken or full. */
export interface PhotoDatabase {
  read: () => Promise<StoredPhoto[]>;
  write: (put: readonly StoredPhoto[], gone: readonly string[]) => Promise<void>;
}

const name = 'datewright-photos';
const version = 1;
const storeName = 'photos';

/** Opens the database and deletes what other members left on this device. */
export async function openPhotoDatabase(member: string): Promise<PhotoDatabase> {
  const database = await openDatabase();
  const store = (mode: IDBTransactionMode) => database.transaction(storeName, mode).objectStore(storeName);
  const own = IDBKeyRange.bound([member], [member, []]);

  const first = store('readwrite');
  first.delete(IDBKeyRange.upperBound([member], true));
  first.delete(IDBKeyRange.lowerBound([member, []], true));
  await waitForTransaction(first.transaction);

  return {
    async read() {
      const records: unknown[] = await toPromise(store('readonly').getAll(own));
      return records.flatMap(parsePhoto);
    },
    write(put, gone) {
      const photos = store('readwrite');
      for (const id of gone) photos.delete([member, id]);
      for (const photo of put) photos.put({ ...photo, member });
      return waitForTransaction(photos.transaction);
    },
  };
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: ['member', 'id'] });
  // A tab with a later release waits for this one to close.
  const letGo = (database: IDBDatabase) => {
    database.onversionchange = () => database.close();
    return database;
  };
  return toPromise(request).then(letGo);
}

function parsePhoto(record: unknown): StoredPhoto[] {
  const stored = z.safeParse(storedPhotoFields, record);
  if (!stored.success) return [];
  const { file } = record as { file?: unknown };
  return [{ ...stored.data, file: file instanceof Blob ? file : null }];
}

function toPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function waitForTransaction(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
