import { storageCatalogue } from '@datewright/contracts/consent/catalogue';
import type { StorageItem } from '@datewright/contracts/consent/storage-item';
import { z } from '@datewright/contracts/zod';
import { listStoredKeys, readStored, removeStored } from '../lib/browser-storage.ts';

const memberItems = storageCatalogue.filter(({ isClearedAtSignOut }) => isClearedAtSignOut);
const databases = memberItems.filter(({ place }) => place === 'database of the browser').map(({ name }) => name);
const areas = { 'local storage': 'localStorage', 'session storage': 'sessionStorage' } as const;

const matchesKey = (store: StorageItem, key: string) =>
  store.name.endsWith('*') ? key.startsWith(store.name.slice(0, -1)) : key === store.name;

/** Deletes everything of a member from this browser, so that the next person to use it sees nothing: drafts, cached data, photos. */
export async function clearLocalData(): Promise<void> {
  removeStored((key) => memberItems.some((store) => matchesKey(store, key)));
  await Promise.all(databases.map((name) => withTimeout(deleteDatabase(name), undefined)));
}

/** True when this browser holds work that is saved nowhere else and that `clearLocalData` would delete. */
export async function hasUnsavedWork(): Promise<boolean> {
  const isTyped = memberItems.some(
    (store) =>
      store.unsent && storedKeysOf(store).some((key) => isUnsavedWork(readStored(...key), store.unsent ?? 'all')),
  );
  return isTyped || (await Promise.all(databases.map(hasRecords))).includes(true);
}

const storedKeysOf = (store: StorageItem) =>
  Object.entries(areas)
    .filter(([place]) => place === store.place)
    .flatMap(([, area]) =>
      listStoredKeys(area, store.name.replace(/\*$/, ''))
        .filter((key) => matchesKey(store, key))
        .map((key) => [area, key] as const),
    );

const record = z.record(z.string(), z.unknown());

function isUnsavedWork(text: string | null, fields: NonNullable<StorageItem['unsent']>): boolean {
  if (text === null || fields === 'all') return text !== null;
  try {
    const kept = z.safeParse(record, JSON.parse(text));
    return kept.success && fields.some((field) => hasContent(kept.data[field]));
  } catch {
    return false;
  }
}

function hasContent(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasContent);
  return typeof value === 'number' || value === true;
}

/** Milliseconds that signing out waits for a database that another tab has open. */
const databaseTimeout = 2000;

const withTimeout = <Value>(work: Promise<Value>, otherwise: Value): Promise<Value> =>
  Promise.race([work, new Promise<Value>((resolve) => setTimeout(() => resolve(otherwise), databaseTimeout))]);

/** Resolves even while another tab blocks the deletion: the browser then deletes the database once that tab is closed. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = request.onerror = request.onblocked = () => resolve();
    } catch {
      resolve();
    }
  });
}

async function hasRecords(name: string): Promise<boolean> {
  const opening = openExisting(name);
  const database = await withTimeout(opening, null);
  if (!database) {
    void opening.then((late) => late?.close());
    return false;
  }
  const stores = [...database.objectStoreNames];
  const counts = stores.map((store) => countRecords(database, store));
  const found = await Promise.all(counts).catch(() => []);
  database.close();
  return found.some((count) => count > 0);
}

/** Never creates the database: an empty one would lack the stores that its owner creates. */
function openExisting(name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(name);
      request.onupgradeneeded = () => request.transaction?.abort();
      request.onsuccess = () => resolve(request.result);
      request.onerror = request.onblocked = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
}

function countRecords(database: IDBDatabase, store: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = database.transaction(store).objectStore(store).count();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
