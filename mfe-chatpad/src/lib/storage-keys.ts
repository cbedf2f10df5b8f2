import { newId } from '@datewright/sdk/host';
import { listStoredKeys, removeStored } from '@datewright/sdk/persisted-state';

const keyPrefix = 'chatpad:';
const unsavedPrefix = 'new-';

/** Where what was typed is kept: by member, and by match or by one that is not made yet. */
export const toStorageKey = (member: string, slot: string) => `${keyPrefix}${member}:${slot}`;

/** A place for a match that is not made yet: each has its own, so that none shows another's text. */
export const createSlot = () => `${unsavedPrefix}${newId()}`;

/** The places of matches that are not made yet. */
export function listUnsavedSlots(member: string): string[] {
  const before = toStorageKey(member, '');
  return listStoredKeys('localStorage', before + unsavedPrefix).map((key) => key.slice(before.length));
}

/** Forgets what other members of this browser typed. */
export const clearOtherMembers = (member: string) =>
  removeStored((key) => key.startsWith(keyPrefix) && !key.startsWith(toStorageKey(member, '')));

/** Forgets all that a member typed and did not send. */
export const clearMember = (member: string) => removeStored((key) => key.startsWith(toStorageKey(member, '')));
