import { isCommonWord } from '../text/common-words.ts';
import { findLowercaseNames } from './find-lowercase-names.ts';
import { findNamesByPhrase } from './find-names-by-phrase.ts';
import { findNamesByPosition } from './find-names-by-position.ts';
import { findFixedPhraseWords } from './fixed-phrases.ts';
import { givenNames, wordLikeNames } from './given-names.ts';
import { getStems, hungarianEnding, toStemPattern } from './hungarian-endings.ts';
import { worldNames } from './world-names.ts';

const name = "\\p{Lu}[\\p{L}'’-]{1,29}";
const notNames = new Set(
  'Me You Én Te Ps PS Note Tip Update Edit Today Tomorrow Yesterday Ma Holnap Tegnap Re Fun Bio About Age Job Work Location Interests Likes Dislikes Looking Hey Hi Hello Szia Ok Question Answer Kérdés Válasz Érdeklődés Hobbi Kedvenc Munka Kor'.split(
    ' ',
  ),
);

// "[18:02] Laura: hi", "Laura Smith, 18:02: hi"
const labels = new RegExp(
  `^[ \\t]{0,8}(?:\\[?\\d{1,2}[:.]\\d{2}(?: ?[ap]m)?\\]?[ \\t]{0,4}[-–]?[ \\t]{0,4})?(${name}(?: ${name}){0,2})(?:,? ?\\[?\\d{1,2}[:.]\\d{2}\\]?)?:(?=\\s)`,
  'gmu',
);
const kin =
  'friend|bestie|sister|brother|mom|mum|mother|dad|father|boss|roommate|flatmate|ex|cousin|aunt|uncle|wife|husband|son|daughter|barátnőm|barátom|testvérem|nővérem|húgom|bátyám|öcsém|főnököm|lakótársam|unokatesóm|lányom|fiam|exem|férjem|feleségem|anyukám|apukám';
const introductions = new RegExp(
  `(?<!\\p{L})(?:[Mm]y name is|[Mm]y name['’]s|[Cc]all me|[Tt]he name['’]s|[Aa] nevem|(?:[Mm]y )?(?:${kin}),?) (${name})`,
  'gu',
);

/** Names that a text reveals by labels of pasted chats and by introductions. */
export function findPeople(text: string): string[] {
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  // "Status: single" is not a message from a person called Status.
  const labelled = found(labels).filter((one) => givenNames.has(one) || !isCommonWord(one, false));
  return [...labelled, ...found(introductions)].filter((one) => !notNames.has(one));
}

/** The names inside a match's name as typed ("Kovács Anna 🌸, 27"), the given name first. */
export function getCallNames(typed: string): string[] {
  const words = typed.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const given = words.find((word) => givenNames.has(word));
  return [...new Set(given ? [given, ...words] : words)];
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Short names, and names that are words, need their capital. */
const isCaseSensitiveName = (person: string) => person.length <= 3 || wordLikeNames.has(person.toLowerCase());

/**
 * Patterns for names with and without an English or Hungarian ending: one pattern for case-sensitive names and one for
 * the others, so the time does not grow with each name.
 */
export function createNamePatterns(people: readonly string[]): RegExp[] {
  const oneOf = (names: string[], flags: string) => {
    if (names.length === 0) return [];
    const sources = names.sort((a, b) => b.length - a.length).map((name) => toStemPattern(escapeRegExp(name)));
    const source = `(?<![\\p{L}\\p{N}_])(?:${sources.join('|')})(?:${hungarianEnding})?(?![\\p{L}\\p{N}_])`;
    return [new RegExp(source, flags)];
  };
  return [
    ...oneOf(
      people.filter((person) => !isCaseSensitiveName(person)),
      'giu',
    ),
    ...oneOf(people.filter(isCaseSensitiveName), 'gu'),
  ];
}

const capitalWord = /(?<![\p{L}\p{N}_])\p{Lu}\p{L}+/gu;
/** A short ending may belong to another word, so rare names match with longer endings only. */
const longEnding = 3;
const isName = (word: string) =>
  getStems(word).some(
    (stem) =>
      givenNames.has(stem) || (worldNames.has(stem) && (stem === word || word.length - stem.length >= longEnding)),
  );

/** Places named after a person: "Margit-sziget", "Gellért-hegy". */
const namedPlace =
  '(?:sziget|hegy|híd|völgy|tető|forrás|barlang|kilátó|patak|tó|kút|kúp|rét|kapu|díj|nap|kultusz|film)';

/** A pattern for the words of a text that are names, by list or by position; `null` when there are none. */
export function createCommonNamePattern(text: string): RegExp | null {
  const words = new Set((text.match(capitalWord) ?? []).filter(isName));
  for (const find of [findNamesByPosition, findNamesByPhrase, findLowercaseNames])
    for (const word of find(text, isName)) words.add(word);
  for (const word of findFixedPhraseWords(text)) words.delete(word);
  if (words.size === 0) return null;
  const longestFirst = [...words].sort((a, b) => b.length - a.length).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${longestFirst})(?![\\p{L}\\p{N}_]|-${namedPlace})`, 'gu');
}
