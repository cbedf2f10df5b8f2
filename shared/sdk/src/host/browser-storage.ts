type Area = 'localStorage' | 'sessionStorage';

// Storage throws where a visitor blocks it; the product then just forgets.
export function readStored(area: Area, key: string): string | null {
  try {
    return globalThis[area]?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

export function writeStored(area: Area, key: string, value: string | null): void {
  try {
    if (value === null) globalThis[area]?.removeItem(key);
    else globalThis[area]?.setItem(key, value);
  } catch {
    // Forgotten, and nothing else is lost.
  }
}
