import { newId } from '@datewright/sdk/host';
import { forgetKept, storedKeys } from '@datewright/sdk/kept';

const area = 'chatpad:';
const unmade = 'new-';

/** Where what was typed is kept: by member, and by match or by one that is not made yet. */
export const keyOf = (member: string, slot: string) => `${area}${member}:${slot}`;

/** A place for a match that is not made yet: each has its own, so that none shows another's text. */
export const newSlot = () => `${unmade}${newId()}`;

/** The places of matches that are not made yet. */
export function unmadeSlots(member: string): string[] {
  const before = keyOf(member, '');
  return storedKeys('localStorage', before + unmade).map((key) => key.slice(before.length));
}

/** Forgets what other members of this browser typed. */
export const forgetOthers = (member: string) =>
  forgetKept((key) => key.startsWith(area) && !key.startsWith(keyOf(member, '')));

/** Forgets all that a member typed and did not send. */
export const forgetMember = (member: string) => forgetKept((key) => key.startsWith(keyOf(member, '')));
