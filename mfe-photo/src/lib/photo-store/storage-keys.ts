import { removeStored } from '@datewright/sdk/persisted-state';

const keyPrefix = 'photo:';

/** What this remote keeps in the browser's storage, by member. */
export const getStorageKeys = (member: string) => ({
  /** In this tab: the list without files, for the first drawing. */
  list: `${keyPrefix}${member}:list`,
  /** On this device: another value after each change, which other tabs hear. */
  turn: `${keyPrefix}${member}:turn`,
  /** On this device: what is being analyzed. */
  analyzing: `${keyPrefix}${member}:analyzing`,
});

/** Forgets what other members of this browser left in its storage. */
export const removeOtherMembersKeys = (member: string) =>
  removeKeys((key) => !key.startsWith(`${keyPrefix}${member}:`));

/** Forgets everything of the member's own, but that something changed: other tabs hear that. */
export const removeOwnKeys = (member: string) =>
  removeKeys((key) => key.startsWith(`${keyPrefix}${member}:`) && key !== getStorageKeys(member).turn);

const removeKeys = (isGone: (key: string) => boolean) =>
  removeStored((key) => key.startsWith(keyPrefix) && isGone(key));
