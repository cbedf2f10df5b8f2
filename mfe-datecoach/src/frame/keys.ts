import { useSession } from '@datewright/sdk/host';
import { forgetKept } from '@datewright/sdk/kept';

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

const forget = (isDoomed: (key: string) => boolean) => forgetKept((key) => key.startsWith(area) && isDoomed(key));
