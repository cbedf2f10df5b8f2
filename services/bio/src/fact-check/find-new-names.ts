import { nameGroups } from '../scoring/measures/name-groups.ts';
import { parseBio } from '../scoring/parsing/parse-bio.ts';
import type { Span } from './fact-family.ts';
import { normalizeText } from './normalize-text.ts';

const splitNormalizedWords = (folded: string) => folded.match(/\p{L}{2,}/gu) ?? [];
/** The length of the longest Hungarian ending. */
const maxEndingLength = 5;

/** "Budapesten" is "Budapest", "Annával" is "Anna". */
const isSameName = (one: string, other: string) => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 3 ? long.startsWith(short) && long.length - short.length <= maxEndingLength : short === long;
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
