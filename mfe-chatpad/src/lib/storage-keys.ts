import { newId } from '@datewright/sdk/host';
import { listStoredKeys, removeStored } from '@datewright/sdk/persisted-state';

const keyPrefix = 'chatpad:';
const unsavedPrefix = 'new-';

/** The storage key of unsent text, by member and by match or unsaved slot. */
export const toStorageKey = (member: string, slot: string) => `${keyPrefix}${member}:${slot}`;

/** Creates the slot of an unsaved match. Each has its own, so that their texts never mix. */
export const createSlot = () => `${unsavedPrefix}${newId()}`;

/** The slots of unsaved matches. */
export function listUnsavedSlots(member: string): string[] {
  const prefix = toStorageKey(member, '');
  return listStoredKeys('localStorage', prefix + unsavedPrefix).map((key) => key.slice(prefix.length));
}

/** Removes unsent text of other members from this browser. */
export const clearOtherMembers = (member: string) =>
  removeStored((key) => key.startsWith(keyPrefix) && !key.startsWith(toStorageKey(member, '')));

/** Removes all unsent text of a member. */
export const clearMember = (member: string) => removeStored((key) => key.startsWith(toStorageKey(member, '')));
