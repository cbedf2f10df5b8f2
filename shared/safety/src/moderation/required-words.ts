import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** A whole word in a sentence, or the beginning of one. */
export interface RequiredWord {
  word: string;
  isBeginning: boolean;
}

/** Limit for the strings of one part of a pattern; more would not narrow the search. */
const maxStrings = 400;
const space = ' ';
/** Marks letters that a pattern leaves open: "viccel[a-z]*". */
const anyLetters = '*';
/** Too frequent to narrow the search. */
const commonWords = new Set(
  'i im you u your ur my me a an the to of in on at is it and or be do so that this for with will was are not no if we us am a az es is nem de hogy meg csak te en vagy van volt lesz ha mar egy el le fel be ki'.split(
    space,
  ),
);

/** Every string that a part matches; `null` when there are too many. */
function listStrings(node: AST.Element): string[] | null {
  switch (node.type) {
    case 'Character':
      return [String.fromCodePoint(node.value)];
    case 'CharacterClass':
      return listCharacters(node);
    case 'Group':
    case 'CapturingGroup':
      return mergeWithinLimit(node.alternatives.map(({ elements }) => concatenateSets(elements.map(listStrings))));
    case 'Quantifier':
      if (node.element.type === 'CharacterClass') return [anyLetters];
      return node.min === 0 && node.max === 1 ? mergeWithinLimit([[''], listStrings(node.element)]) : null;
    case 'Assertion':
      // An assertion consumes nothing.
      return [''];
    default:
      return null;
  }
}

function listCharacters({ negate, elements }: AST.CharacterClass): string[] | null {
  if (negate) return null;
  const codes: number[] = [];
  for (const one of elements) {
    if (one.type === 'Character') codes.push(one.value);
    else if (one.type !== 'CharacterClassRange' || one.max.value - one.min.value > 9) return null;
    else for (let code = one.min.value; code <= one.max.value; code++) codes.push(code);
  }
  return codes.map((code) => String.fromCodePoint(code));
}

/** The union; `null` when one is `null` or the limit is exceeded. */
function mergeWithinLimit(sets: (string[] | null)[]): string[] | null {
  const all: string[] = [];
  for (const set of sets) {
    if (!set) return null;
    all.push(...set);
    if (all.length > maxStrings) return null;
  }
  return all;
}

function concatenateSets(sets: (string[] | null)[]): string[] | null {
  let strings = [''];
  for (const set of sets) {
    if (!set || strings.length * set.length > maxStrings) return null;
    const longer: string[] = [];
    for (const before of strings) for (const after of set) longer.push(before + after);
    strings = longer;
  }
  return strings;
}

/** Merges neighbouring parts that are single strings. */
function mergeParts(elements: AST.Element[]): (string[] | null)[] {
  const parts: (string[] | null)[] = [];
  for (const strings of elements.map(listStrings)) {
    const last = parts.at(-1);
    const [only] = last?.length === 1 ? last : [];
    const [next] = strings?.length === 1 ? strings : [];
    if (only !== undefined && next !== undefined) parts[parts.length - 1] = [only + next];
    else parts.push(strings);
  }
  return parts;
}

const getWeight = ({ word, isBeginning }: RequiredWord) =>
  commonWords.has(word) ? 0.5 : word.length - (isBeginning ? 1 : 0);

/** The rarest word of a string. `left` and `right` tell whether its ends are edges of words. */
function pickBestWord(text: string, left: boolean, right: boolean): RequiredWord | null {
  const pieces = text.split(space);
  let best: RequiredWord | null = null;
  for (const [at, piece] of pieces.entries()) {
    const open = piece.indexOf(anyLetters);
    const word = open < 0 ? piece : piece.slice(0, open);
    const begins = at > 0 || left;
    const ends = open < 0 && (at < pieces.length - 1 || right);
    if (word === '' || !begins || (!ends && word.length < 3)) continue;
    const one = { word, isBeginning: !ends };
    if (!best || getWeight(one) > getWeight(best)) best = one;
  }
  return best;
}

/** The rarest word of each string; `null` when one of them has none. */
function pickBestWords(strings: string[], left: boolean, right: boolean): RequiredWord[] | null {
  const words: RequiredWord[] = [];
  for (const text of strings) {
    const word = pickBestWord(text, left, right);
    if (!word) return null;
    words.push(word);
  }
  return words;
}

const getMinWeight = (words: RequiredWord[]) => Math.min(...words.map(getWeight)) - Math.log2(words.length) / 3;
const pickBetter = (a: RequiredWord[] | null, b: RequiredWord[] | null) =>
  a && b ? (getMinWeight(a) >= getMinWeight(b) ? a : b) : (a ?? b);

const maxWindow = 4;

/** For a sequence of parts, the words of which each match has one. */
function findRequiredInSequence(elements: AST.Element[], left: boolean, right: boolean): RequiredWord[] | null {
  const parts = mergeParts(elements);
  let best: RequiredWord[] | null = null;
  for (let from = 0; from < parts.length; from++) {
    for (let to = from + 1; to <= Math.min(parts.length, from + maxWindow); to++) {
      const strings = concatenateSets(parts.slice(from, to));
      if (!strings) break;
      const isLeft = from === 0 ? left : Boolean(parts[from - 1]?.every((one) => one.endsWith(space)));
      const isRight = to === parts.length ? right : Boolean(parts[to]?.every((one) => one.startsWith(space)));
      best = pickBetter(best, pickBestWords(strings, isLeft, isRight));
    }
  }
  for (const element of elements) {
    const inside = element.type === 'Quantifier' && element.min > 0 ? element.element : element;
    if (inside.type === 'Group') best = pickBetter(best, findRequiredInAlternatives(inside.alternatives, false, false));
  }
  return best;
}

function findRequiredInAlternatives(
  alternatives: AST.Alternative[],
  left: boolean,
  right: boolean,
): RequiredWord[] | null {
  const all: RequiredWord[] = [];
  for (const { elements } of alternatives) {
    const [only] = elements.length === 1 ? elements : [];
    const words =
      only?.type === 'Group'
        ? findRequiredInAlternatives(only.alternatives, left, right)
        : findRequiredInSequence(elements, left, right);
    if (!words) return null;
    all.push(...words);
  }
  const known = new Map(all.map((one) => [`${one.word}${one.isBeginning}`, one]));
  return [...known.values()];
}

const parser = new RegExpParser({ ecmaVersion: 2024 });

/**
 * Words of which every sentence that a pattern matches has at least one, so only few patterns have to be tried; `null`
 * for a pattern without such words. Patterns start and end at the edges of words and see single spaces.
 */
export function findRequiredWords(pattern: string): RequiredWord[] | null {
  return findRequiredInAlternatives(parser.parsePattern(pattern).alternatives, true, true);
}
