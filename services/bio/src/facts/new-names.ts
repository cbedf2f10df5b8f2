import { nameGroups } from '../scoring/measures/name-groups.ts';
import { readBio } from '../scoring/reading/read-bio.ts';
import type { Span } from './fact-family.ts';
import { fold } from './fold.ts';

const wordsOf = (folded: string) => folded.match(/\p{L}{2,}/gu) ?? [];
/** As many letters as a Hungarian ending has. */
const longestEnding = 5;

/** "Budapesten" is "Budapest", "Annával" is "Anna". */
const isSame = (one: string, other: string) => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 3 ? long.startsWith(short) && long.length - short.length <= longestEnding : short === long;
};

/** Capitalised words within sentences, as names of people, places and brands are, that were not given. */
export function newNames(text: string, given: string): Span[] {
  const known = wordsOf(given);
  return readBio(text)
    .sentences.flatMap((sentence) => nameGroups(sentence, text))
    .map((group) => ({ start: group[0]?.start ?? 0, end: group.at(-1)?.end ?? 0 }))
    .filter(({ start, end }) =>
      wordsOf(fold(text.slice(start, end))).some((part) => !known.some((word) => isSame(word, part))),
    );
}
