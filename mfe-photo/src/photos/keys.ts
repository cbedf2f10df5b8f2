import { forgetKept } from '@datewright/sdk/kept';

const area = 'photo:';

/** What this remote keeps in the browser's storage, by member. */
export const keysOf = (member: string) => ({
  /** In this tab: the list without files, for the first drawing. */
  list: `${area}${member}:list`,
  /** On this device: another value after each change, which other tabs hear. */
  turn: `${area}${member}:turn`,
  /** On this device: what is being analyzed. */
  analyzing: `${area}${member}:analyzing`,
});

/** Forgets what other members of this browser left in its storage. */
export const forgetOtherKeys = (member: string) => forget((key) => !key.startsWith(`${area}${member}:`));

/** Forgets everything of the member's own, but that something changed: other tabs hear that. */
export const forgetOwnKeys = (member: string) =>
  forget((key) => key.startsWith(`${area}${member}:`) && key !== keysOf(member).turn);

const forget = (isGone: (key: string) => boolean) => forgetKept((key) => key.startsWith(area) && isGone(key));
