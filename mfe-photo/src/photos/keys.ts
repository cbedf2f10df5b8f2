const area = 'photo:';

/** What this remote keeps in the browser's storage, by member. */
export const keysOf = (member: string) => ({
  /** In this tab: the list without files, for the first drawing. */
  list: `${area}${member}:list`,
  /** On this device: another value after each change, which other tabs hear. */
  turn: `${area}${member}:turn`,
  /** On this device: what is being analyzed. */
  analyzing: `${area}${member}:analyzing`,
});

/** Forgets what other members of this browser left in its storage. */
export function forgetOtherKeys(member: string): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      for (const key of Object.keys(globalThis[name])) {
        if (key.startsWith(area) && !key.startsWith(`${area}${member}:`)) globalThis[name].removeItem(key);
      }
    } catch {
      // Blocked storage has nothing to forget.
    }
  }
}
