import { removeStored } from '@datewright/sdk/persisted-state';

const keyPrefix = 'datecoach:';

/** Browser storage is kept per member, because several may use one browser. */
export const toStorageKey = (member: string, name: string) => `${keyPrefix}${member}:${name}`;

/** Removes what other members of this browser left in its storage. */
export const clearOtherMembers = (member: string) => clearKeys((key) => !key.startsWith(toStorageKey(member, '')));

/** Removes everything that this browser stores for a member. */
export const clearMember = (member: string) => clearKeys((key) => key.startsWith(toStorageKey(member, '')));

const clearKeys = (shouldClear: (key: string) => boolean) =>
  removeStored((key) => key.startsWith(keyPrefix) && shouldClear(key));
