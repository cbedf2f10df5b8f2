import { toMatchText } from '@datewright/safety/moderation/match-text';

interface UnverifiedName {
  text: string;
  start: number;
  end: number;
}

/** Capitalised words that do not name a place: days, months, languages, common brands. */
const genericWords: ReadonlySet<string> = new Set(
  `i im ill id ive ok okay tv dj diy bbq qr ai english hungarian italian french spanish thai japanese korean mexican indian chinese greek
  european christmas easter halloween monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
  september october november december openstreetmap youtube netflix spotify wifi uber`.split(/\s+/),
);
const word = /\p{L}[\p{L}\p{N}'’-]*/gu;
const capital = /^\p{Lu}/u;
/** A capital after these may just start a sentence. */
const sentenceStart = /(?:^|[.!?…:;"“”„«»(|•·–—/>\n-])\s{0,8}["'“”„‘’(]{0,4}$/u;
/** The longest Hungarian suffix, in letters. */
const maxEndingLength = 5;

/** True when one normalized word is the other with an ending. */
export const isInflectionOf = (one: string, other: string) => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 3 ? long.startsWith(short) && long.length - short.length <= maxEndingLength : short === long;
};

/**
 * Finds names in an AI text that appear nowhere in its input, for the member to check. Ignores lines written in title
 * case.
 */
export function findUnverifiedNames(text: string, inputTexts: readonly string[]): UnverifiedName[] {
  const known = inputTexts.flatMap((one) => toMatchText(one).split(' '));
  const words = [...text.matchAll(word)].map(({ index, 0: found }) => ({
    text: found,
    start: index,
    end: index + found.length,
  }));
  const capitals = words.filter((one) => capital.test(one.text)).length;
  if (capitals > words.length * 0.6) return [];
  const isNew = (found: string) => {
    const normalized = toMatchText(found);
    return (
      // "Plan B" names nothing.
      normalized.length > 1 &&
      !genericWords.has(normalized) &&
      !normalized.split(' ').some((part) => known.some((one) => isInflectionOf(one, part)))
    );
  };
  const names: UnverifiedName[] = [];
  for (const one of words) {
    if (!capital.test(one.text) || sentenceStart.test(text.slice(0, one.start)) || !isNew(one.text)) continue;
    const previous = names.at(-1);
    if (previous && /^\s+$/u.test(text.slice(previous.end, one.start))) {
      names[names.length - 1] = { text: text.slice(previous.start, one.end), start: previous.start, end: one.end };
    } else names.push(one);
  }
  return names;
}
