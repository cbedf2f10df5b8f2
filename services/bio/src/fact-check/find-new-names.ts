import { nameGroups } from '../scoring/measures/name-groups.ts';
import { parseBio } from '../scoring/parsing/parse-bio.ts';
import type { Span } from './fact-family.ts';
import { normalizeText } from './normalize-text.ts';

export const splitNormalizedWords = (folded: string) => folded.match(/\p{L}{2,}/gu) ?? [];
/** The length of the longest Hungarian ending. */
const maxEndingLength = 5;

const minStemLength = 3;

/** Hungarian endings of places and other names, without accents. */
const nameEndings: ReadonlySet<string> = new Set(
  'a e i n t on en ot et at ett ott ban ben ba be bol rol tol ra re ig hoz hez nal nel nak nek val vel ert kent iak'.split(
    ' ',
  ),
);

const countSharedLetters = (one: string, other: string): number => {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count++;
  return count;
};

/** "Budapesten" is "Budapest" and "budapesti", "Győrben" is "Győrből", "Annával" is "Anna". */
export const isSameName = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < minStemLength) return short === long;
  if (long.startsWith(short)) return long.length - short.length <= maxEndingLength;
  // Endings may begin alike: the stem of "Győrben" and "Győrből" is shorter than what they share.
  const hasEndingsAfter = (stem: number) => nameEndings.has(short.slice(stem)) && nameEndings.has(long.slice(stem));
  for (let stem = countSharedLetters(short, long); stem >= minStemLength; stem--)
    if (hasEndingsAfter(stem)) return true;
  return false;
};

/** Capitalised words within sentences (people, places, brands) that are not in the input. */
export function findNewNames(text: string, given: string): Span[] {
  const known = splitNormalizedWords(given);
  return parseBio(text)
    .sentences.flatMap((sentence) => nameGroups(sentence, text))
    .map((group) => ({ start: group[0]?.start ?? 0, end: group.at(-1)?.end ?? 0 }))
    .filter(({ start, end }) =>
      splitNormalizedWords(normalizeText(text.slice(start, end))).some(
        (part) => !known.some((word) => isSameName(word, part)),
      ),
    );
}
