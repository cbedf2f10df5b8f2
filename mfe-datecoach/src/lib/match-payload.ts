import type { Match } from '@datewright/contracts/chatpad/match';

/** Years that are shown, and nowhere sent, when nobody said how old a match is. */
export const defaultAge = 25;

/** Below it nothing is written. */
const adultAge = 18;

/** Somebody here is under 18: nothing is written, here as in ChatPad. */
export const isMatchClosed = ({ closed, age }: Pick<Match, 'closed' | 'age'>) =>
  closed || (age !== null && age < adultAge);

/** What a service is told of a match. */
export const toMatchPayload = ({ id, name, age, bio, closed }: Match) => ({ profileId: id, name, age, bio, closed });
