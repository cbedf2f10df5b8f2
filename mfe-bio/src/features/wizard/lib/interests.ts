export const interestLimits = { min: 3, max: 5, length: 60 };

export type InterestsFull = 'full' | 'fullTyped';

/** Adds an interest, or says why the list is full. An empty or existing interest changes nothing. */
export function addInterest(
  list: string[],
  word: string,
  how: 'suggested' | 'typed',
): { list: string[]; full: InterestsFull | null } {
  const interest = word.trim().slice(0, interestLimits.length);
  const isThere = list.some((other) => other.toLowerCase() === interest.toLowerCase());
  if (interest === '' || isThere) return { list, full: null };
  if (list.length >= interestLimits.max) return { list, full: how === 'typed' ? 'fullTyped' : 'full' };
  return { list: [...list, interest], full: null };
}

export interface Details {
  interests: string[];
  lookingFor: string;
}

/** Which details are missing before a bio can be written. */
export function findMissingDetails({ interests, lookingFor }: Details) {
  const { min, max } = interestLimits;
  return { interests: interests.length < min || interests.length > max, lookingFor: lookingFor.trim() === '' };
}

export const hasAllDetails = (details: Details) => !Object.values(findMissingDetails(details)).includes(true);
