import type { Span } from './fact-family.ts';

export interface Count extends Span {
  value: string;
}

const numberWordValues = new Map<string, number>();
const addNumberWords = (words: string, first: number, step: number) =>
  words.split(' ').forEach((word, at) => {
    numberWordValues.set(word, first + at * step);
  });
addNumberWords(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  2,
  1,
);
addNumberWords('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10);
addNumberWords('ketto harom negy ot hat het nyolc kilenc tiz', 2, 1);
addNumberWords('husz harminc negyven otven hatvan hetven nyolcvan kilencven', 20, 10);
numberWordValues.set('ket', 2);
// Only as the end of a compound: "one" alone is seldom a number.
const unitWordValue = (unit: string) => (unit === 'one' ? 1 : (numberWordValues.get(unit) ?? 0));

const hungarianUnits: Record<string, number> = {
  egy: 1,
  ketto: 2,
  ket: 2,
  harom: 3,
  negy: 4,
  ot: 5,
  hat: 6,
  het: 7,
  nyolc: 8,
  kilenc: 9,
};
const hungarianTens: Record<string, number> = { tizen: 10, huszon: 20, harminc: 30, negyven: 40, otven: 50 };
const hungarianCompound = new RegExp(
  `^(${Object.keys(hungarianTens).join('|')})(${Object.keys(hungarianUnits).join('|')})$`,
);

/** Things that a small number counts when it states a fact rather than an idiom. */
const countedThings =
  /^[\s-]*(?:and a half )?(?:[\p{L}-]{2,14} )?(?:years?|kids?|children|sons?|daughters?|boys|girls|siblings?|brothers?|sisters?|dogs?|cats?|languages?|countries|marathons?|tattoos?|eves|ev|eve|gyerek|gyermek|lany|kislany|fiu|fiam|kisfiu|testver|huga?m?|novere?m?|ocsem|batyam|kutya|macska|cica|nyelv|orszag|maraton|tetovalas)/u;

function parseNumberWord(word: string): number | undefined {
  const [tens, unit] = word.split(/[\s-]/);
  if (tens && unit) return (numberWordValues.get(tens) ?? 0) + unitWordValue(unit);
  const [, ten, one] = hungarianCompound.exec(word) ?? [];
  if (ten && one) return (hungarianTens[ten] ?? 0) + (hungarianUnits[one] ?? 0);
  return numberWordValues.get(word);
}

const digits = /(?<![\p{L}\p{N}])\d+(?:[.,:]\d+){0,8}(?![\d%]|\/\d)(?<!24\/7)/gu;
const word =
  /(?<![\p{L}\p{N}])(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[ -](?:one|two|three|four|five|six|seven|eight|nine)|\p{L}+?)(?=eves|(?![\p{L}\p{N}]))/gu;

/** Every number in a normalised text, in figures or in words. */
export function findCounts(folded: string): Count[] {
  const figures = [...folded.matchAll(digits)].map(({ index, 0: found }) => ({
    value: found,
    start: index,
    end: index + found.length,
  }));
  const words = [...folded.matchAll(word)].flatMap(({ index, 0: found }) => {
    const value = parseNumberWord(found);
    return value ? [{ value: String(value), start: index, end: index + found.length }] : [];
  });
  return [...figures, ...words];
}

/**
 * Numbers that are not in the input. A number word below thirteen counts only with something that the writer owns or
 * has done.
 */
export function findNewNumbers(folded: string, given: string): Span[] {
  const known = new Set(findCounts(given).map(({ value }) => value));
  return findCounts(folded).filter(({ value, start, end }) => {
    if (known.has(value)) return false;
    const isWord = !/\d/.test(folded.slice(start, end));
    return !isWord || Number(value) > 12 || countedThings.test(folded.slice(end));
  });
}
