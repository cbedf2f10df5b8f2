import { removeStored } from '@datewright/sdk/persisted-state';

const keyPrefix = 'datecoach:';

/** Storage keys include the member, because several members may share a browser. */
export const toStorageKey = (member: string, name: string) => `${keyPrefix}${member}:${name}`;

/** Removes the data of other members from this browser's storage. */
export const clearOtherMembers = (member: string) => clearKeys((key) => !key.startsWith(toStorageKey(member, '')));

/** Removes everything that this browser stores for a member. */
export const clearMember = (member: string) => clearKeys((key) => key.startsWith(toStorageKey(member, '')));

const clearKeys = (shouldClear: (key: string) => boolean) =>
  removeStored((key) => key.startsWith(keyPrefix) && shouldClear(key));
