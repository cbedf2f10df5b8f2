import { type StorageItem, storageCatalogue } from '@datewright/contracts/consent/catalogue';
import { z } from '@datewright/contracts/zod';
import { listStoredKeys, readStored, removeStored } from '../host/browser-storage.ts';

// Which stores hold what is a member's own, the catalogue of stores says.
const memberItems = storageCatalogue.filter(({ isClearedAtSignOut }) => isClearedAtSignOut);
const databases = memberItems.filter(({ place }) => place === 'database of the browser').map(({ name }) => name);
const areas = { 'local storage': 'localStorage', 'session storage': 'sessionStorage' } as const;

const matchesKey = (store: StorageItem, key: string) =>
  store.name.endsWith('*') ? key.startsWith(store.name.slice(0, -1)) : key === store.name;

/**
 * Forgets all that is a member's own in this browser: what they typed and did not send, copies of what is theirs, their
 * photos. Whoever uses this browser next sees none of it.
 */
export async function clearLocalData(): Promise<void> {
  removeStored((key) => memberItems.some((store) => matchesKey(store, key)));
  await Promise.all(databases.map((name) => withTimeout(deleteDatabase(name), undefined)));
}

/** True when something is kept that is nowhere else, and that `forgetOwn` would take for good. */
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

/** Milliseconds that a sign-out waits for a database that another tab holds. */
const databaseTimeout = 2000;

const withTimeout = <Value>(work: Promise<Value>, otherwise: Value): Promise<Value> =>
  Promise.race([work, new Promise<Value>((resolve) => setTimeout(() => resolve(otherwise), databaseTimeout))]);

/** Other tabs that hold it open let go; one that does not keeps it until it is closed, and nobody waits for that. */
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

/** Never makes one: it would be an empty one, without what its owner puts into a new one. */
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
