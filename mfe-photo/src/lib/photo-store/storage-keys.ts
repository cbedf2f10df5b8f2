import { removeStored } from '@datewright/sdk/persisted-state';

const keyPrefix = 'photo:';

/** This remote's keys in the browser's storage, by member. */
export const getStorageKeys = (member: string) => ({
  /** In this tab: the list without files, for the first render. */
  list: `${keyPrefix}${member}:list`,
  /** On this device: a new value after each change, which other tabs receive. */
  turn: `${keyPrefix}${member}:turn`,
  /** On this device: the photos that are being analyzed. */
  analyzing: `${keyPrefix}${member}:analyzing`,
});

/** Deletes what other members of this browser left in its storage. */
export const removeOtherMembersKeys = (member: string) =>
  removeKeys((key) => !key.startsWith(`${keyPrefix}${member}:`));

/** Deletes the member's own keys, except the change id: other tabs receive that. */
export const removeOwnKeys = (member: string) =>
  removeKeys((key) => key.startsWith(`${keyPrefix}${member}:`) && key !== getStorageKeys(member).turn);

const removeKeys = (isGone: (key: string) => boolean) =>
  removeStored((key) => key.startsWith(keyPrefix) && isGone(key));
