import { useSession } from '@datewright/sdk/host';
import { removeStored } from '@datewright/sdk/persisted-state';

const keyPrefix = 'datecoach:';

/** Where something of the member's own is kept in the browser. */
const toStorageKey = (member: string, name: string) => `${keyPrefix}${member}:${name}`;

export function useStorageKey(name: string): string {
  return toStorageKey(useSession().user?.id ?? '', name);
}

/** Forgets what other members of this browser left in its storage. */
export const clearOtherMembers = (member: string) => clearKeys((key) => !key.startsWith(toStorageKey(member, '')));

/** Forgets all that this browser keeps of a member. */
export const clearMember = (member: string) => clearKeys((key) => key.startsWith(toStorageKey(member, '')));

const clearKeys = (isDoomed: (key: string) => boolean) =>
  removeStored((key) => key.startsWith(keyPrefix) && isDoomed(key));
