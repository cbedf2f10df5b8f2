import { useSession } from '@datewright/sdk/host';

const area = 'datecoach:';

/** Where something of the member's own is kept in the browser. */
const keyOf = (member: string, name: string) => `${area}${member}:${name}`;

export function useKey(name: string): string {
  return keyOf(useSession().user?.id ?? '', name);
}

/** Forgets what other members of this browser left in its storage. */
export const forgetOthers = (member: string) => forget((key) => !key.startsWith(keyOf(member, '')));

/** Forgets all that this browser keeps of a member. */
export const forgetMember = (member: string) => forget((key) => key.startsWith(keyOf(member, '')));

function forget(isDoomed: (key: string) => boolean): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = globalThis[name];
      for (const key of Object.keys(storage)) if (key.startsWith(area) && isDoomed(key)) storage.removeItem(key);
    } catch {
      // Blocked storage has nothing to forget.
    }
  }
}
