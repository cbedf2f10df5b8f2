import type { Match } from '@datewright/contracts/chatpad/match';

/** Years that are shown, and nowhere sent, when nobody said how old a match is. */
export const usualAge = 25;

/** Below it nothing is written. */
const adult = 18;

/** Somebody here is under 18: nothing is written, here as in ChatPad. */
export const isClosed = ({ closed, age }: Pick<Match, 'closed' | 'age'>) => closed || (age !== null && age < adult);

/** What a service is told of a match. */
export const textsOf = ({ id, name, age, bio, closed }: Match) => ({ profileId: id, name, age, bio, closed });
