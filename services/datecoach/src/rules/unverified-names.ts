import { toMatchText } from '@datewright/safety/moderation/match-text';

interface UnverifiedName {
  text: string;
  start: number;
  end: number;
}

/** Capitals that name no place: days, months, languages, what begins a sentence in some quotes. */
const genericWords: ReadonlySet<string> = new Set(
  `i im ill id ive ok okay tv dj diy bbq qr ai english hungarian italian french spanish thai japanese korean mexican indian chinese greek
  european christmas easter halloween monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
  september october november december openstreetmap youtube netflix spotify wifi uber`.split(/\s+/),
);
const word = /\p{L}[\p{L}\p{N}'’-]*/gu;
const capital = /^\p{Lu}/u;
/** Before these a capital may stand for a beginning. */
const sentenceStart = /(?:^|[.!?…:;"“”„«»(|•·–—/>\n-])\s{0,8}["'“”„‘’(]{0,4}$/u;
/** As many letters as a Hungarian ending has. */
const maxEndingLength = 5;

const isInflectionOf = (one: string, other: string) => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 3 ? long.startsWith(short) && long.length - short.length <= maxEndingLength : short === long;
};

/**
 * Names in a text of the AI that stand in nothing that it was given: the member is to check them. A line Written Like A Title names
 * nothing.
 */
export function findUnverifiedNames(text: string, given: readonly string[]): UnverifiedName[] {
  const known = given.flatMap((one) => toMatchText(one).split(' '));
  const words = [...text.matchAll(word)].map(({ index, 0: found }) => ({
    text: found,
    start: index,
    end: index + found.length,
  }));
  const capitals = words.filter((one) => capital.test(one.text)).length;
  if (capitals > words.length * 0.6) return [];
  const isNew = (found: string) => {
    const folded = toMatchText(found);
    return (
      !genericWords.has(folded) && !folded.split(' ').some((part) => known.some((one) => isInflectionOf(one, part)))
    );
  };
  const names: UnverifiedName[] = [];
  for (const one of words) {
    if (!capital.test(one.text) || sentenceStart.test(text.slice(0, one.start)) || !isNew(one.text)) continue;
    const before = names.at(-1);
    if (before && /^\s+$/u.test(text.slice(before.end, one.start))) {
      names[names.length - 1] = { text: text.slice(before.start, one.end), start: before.start, end: one.end };
    } else names.push(one);
  }
  return names;
}
