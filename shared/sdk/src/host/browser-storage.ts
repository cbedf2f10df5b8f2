type StorageArea = 'localStorage' | 'sessionStorage';

// Storage throws where a visitor blocks it; the product then just forgets.
export function readStored(area: StorageArea, key: string): string | null {
  try {
    return globalThis[area]?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

export function writeStored(area: StorageArea, key: string, value: string | null): void {
  try {
    if (value === null) globalThis[area]?.removeItem(key);
    else globalThis[area]?.setItem(key, value);
  } catch {
    // Forgotten, and nothing else is lost.
  }
}

/** The keys of this browser that begin so. */
export function listStoredKeys(area: StorageArea, prefix: string): string[] {
  try {
    return Object.keys(globalThis[area]).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Forgets what this browser keeps under such keys, for this visit and for longer. */
export function removeStored(isDoomed: (key: string) => boolean): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = globalThis[name];
      for (const key of Object.keys(storage)) if (isDoomed(key)) storage.removeItem(key);
    } catch {
      // Blocked storage has nothing to forget.
    }
  }
}
