type StorageArea = 'localStorage' | 'sessionStorage';

// Storage access throws when a visitor blocks it; reads then return null.
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
    // The value is lost, but the page keeps working.
  }
}

/** Returns the stored keys that start with `prefix`. */
export function listStoredKeys(area: StorageArea, prefix: string): string[] {
  try {
    return Object.keys(globalThis[area]).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Removes the matching keys from both local and session storage. */
export function removeStored(isDoomed: (key: string) => boolean): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = globalThis[name];
      for (const key of Object.keys(storage)) if (isDoomed(key)) storage.removeItem(key);
    } catch {
      // Blocked storage holds nothing to remove.
    }
  }
}
