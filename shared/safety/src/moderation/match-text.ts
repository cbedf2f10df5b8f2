import { normalizeText } from '../text/normalize-text.ts';
import { replaceNumberWords } from '../text/number-words.ts';
import { restoreUpsideDownText } from '../text/upside-down-text.ts';
import { replaceSignsWithLetters, resolveDisguisedWord, resolveLeetspeak, segmentWords } from './disguised-words.ts';

const symbols: [RegExp, string][] = [
  [/[\u{1F602}\u{1F923}\u{1F605}\u{1F606}\u{1F639}\u{1F480}\u2620\u{1F61C}\u{1F61D}\u{1F92A}]/gu, ' lol '],
  [/[\u{1F52A}\u{1F5E1}\u{1F52B}]/gu, ' weapon '],
  [/€/g, ' eur '],
  [/\$/g, ' usd '],
  [/£/g, ' gbp '],
  [/%/g, ' percent '],
  [/\+/g, ' plus '],
  [/&/g, ' and '],
  [/@/g, ' at '],
];
const emoji = /\p{Extended_Pictographic}/gu;
const barred = new Map(
  [...'łlŁlđdĐdøoØoħhıißsæaœo'].flatMap((one, at, all) => (at % 2 ? [] : [[one, all[at + 1] ?? one]])),
);

/** Lower case without accents and apostrophes. */
const toBareText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łđøħıßæœ]/g, (letter) => barred.get(letter) ?? letter)
    .replace(/['’‘`´ʼ]/g, '');

const ordinaryWord = /^[a-z]+$/;
/** Letters mixed with digits or signs. */
const isMixed = (chunk: string) => /[0-9@$!|€+*#_.:~=-]/.test(chunk) && (chunk.match(/[a-z]/g)?.length ?? 0) > 1;
const aside = /^[^a-z0-9@$€]+|[^a-z0-9]{1,40}$/g;

/** Results by chunk, because the same words recur. */
const chunkCache = new Map<string, string>();
const maxCachedChunks = 20_000;
const maxCachedLength = 24;

function readCachedChunk(chunk: string): string {
  const found = chunkCache.get(chunk);
  if (found !== undefined) return found;
  const words = readChunk(chunk);
  if (chunkCache.size >= maxCachedChunks) chunkCache.clear();
  if (chunk.length <= maxCachedLength) chunkCache.set(chunk, words);
  return words;
}

/** The words of a chunk without spaces. */
function readChunk(chunk: string): string {
  if (ordinaryWord.test(chunk)) return resolveDisguisedWord(chunk.replace(/([a-z])\1{2,}/g, '$1'));
  const core = chunk.replace(aside, '');
  const letters = core.split(/[^a-z0-9]+/);
  // Only spelled words are written so: "k.i.l.l".
  if (letters.length >= minSpelledLetters && letters.every((one) => one.length === 1))
    return joinSpelledLetters(letters).join(' ');
  if (/^[|!][0-8]$/.test(chunk)) return `1${chunk[1]}`;
  const disguised = isMixed(core) ? resolveLeetspeak(core) : undefined;
  if (disguised) return disguised;
  let words = chunk.replace(/(?<=[a-z])[013457@$!](?=[a-z])/g, (sign) => replaceSignsWithLetters(sign)[0] ?? sign);
  words = words.replace(/(?<![a-z0-9])0(?=[a-z]{3})|(?<=^[a-z])0$/g, 'o');
  for (const [find, word] of symbols) words = words.replace(find, word);
  return (
    words
      .replace(/[^a-z0-9]+/g, ' ')
      // "15yo", "im16", but "tizen6" and "6teen" are one number
      .replace(/(?<=\d)(?=[a-z])(?!teen)|(?<!tizen)(?<=[a-z])(?=\d)/g, ' ')
      .replace(/([a-z])\1{2,}/g, '$1')
  );
}

const letterAlone = /^[^a-z0-9]*[a-z0-9][^a-z0-9]*$/;
/** So many single letters in a row spell a word: "d i e". */
const minSpelledLetters = 3;
/** Stands for a wider space, a comma or a slash, where a spelled word may end. */
const gap = ' ';

/**
 * Joins single letters into the words that they spell, also across wider gaps. Fewer than four that spell nothing stay
 * letters.
 */
function joinSpelledLetters(row: string[]): string[] {
  const letters = row.filter((one) => one !== gap);
  if (letters.length < minSpelledLetters) return letters.map(readCachedChunk);
  const joined = letters.join('').replace(/[^a-z0-9]/g, '');
  for (const read of [joined, ...replaceSignsWithLetters(joined)]) {
    const words = segmentWords(read);
    if (words) return words;
  }
  const at = row.indexOf(gap);
  if (at >= 0) return [...joinSpelledLetters(row.slice(0, at)), ...joinSpelledLetters(row.slice(at + 1))];
  return letters.length > minSpelledLetters && !/\d/.test(joined)
    ? [resolveDisguisedWord(joined)]
    : letters.map(readCachedChunk);
}

/** The words of a text, with spelled words joined. */
function splitMatchWords(text: string): string[] {
  const words: string[] = [];
  let row: string[] = [];
  const close = () => {
    words.push(...joinSpelledLetters(row));
    row = [];
  };
  const marked = symbols.slice(0, 2).reduce((whole, [find, word]) => whole.replace(find, word), text);
  for (const part of marked.replace(emoji, ' ').split(/\s{2,}|\n|[/,;]/)) {
    for (const chunk of part.split(/\s/)) {
      if (letterAlone.test(chunk)) row.push(chunk);
      else if (chunk !== '') {
        close();
        words.push(readCachedChunk(chunk));
      }
    }
    row.push(gap);
  }
  close();
  return words.flatMap((word) => word.split(' ')).filter((word) => word !== '');
}

/**
 * A text as the moderation rules match it: lower case without accents, digits, single spaces, no apostrophes ("im",
 * "dont"). Number words of ages become digits, and words disguised by signs, digits, spaces or typos become what they
 * stand for.
 */
export function toMatchText(text: string): string {
  const plain = restoreUpsideDownText(normalizeText(text).text);
  // A capital I inside a lower-case word stands for an l.
  const read = plain.replace(/(?<=[a-z])I{1,2}(?=[a-z]|\b)/g, (found) => 'l'.repeat(found.length));
  return replaceNumberWords(splitMatchWords(toBareText(read))).join(' ');
}
