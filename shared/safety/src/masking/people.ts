import { isCommonWord } from '../text/common-words.ts';
import { isEnglishWord } from '../text/english-words.ts';
import { findLowercaseNames } from './find-lowercase-names.ts';
import { findNamesByPhrase } from './find-names-by-phrase.ts';
import { findNamesByPosition, startsSentence } from './find-names-by-position.ts';
import { findFixedPhrases } from './fixed-phrases.ts';
import { givenNames, wordLikeNames } from './given-names.ts';
import { getStems, hungarianEnding, toStemPattern } from './hungarian-endings.ts';
import { worldNames } from './world-names.ts';

const name = "\\p{Lu}[\\p{L}'’-]{1,29}";
const notNames = new Set(
  'Me You Én Te Ps PS Note Tip Update Edit Today Tomorrow Yesterday Ma Holnap Tegnap Re Fun Bio About Age Job Work Location Interests Likes Dislikes Looking Hey Hi Hello Szia Ok Question Answer Kérdés Válasz Érdeklődés Hobbi Kedvenc Munka Kor Instám Snapem Címem Számom Telefonszámom Emailem'.split(
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
  // "Status: single" is not a message from a person called Status, and "Túró Rudi: yes" none from Rudi.
  const { phrases } = findFixedPhrases(text);
  const labelled = found(labels).filter(
    (one) => !phrases.has(one) && (givenNames.has(one) || !isCommonWord(one, false)),
  );
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

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const capitalWord = /(?<![\p{L}\p{N}_])\p{Lu}\p{L}+/gu;
/** A short ending may belong to another word, so rare names match with longer endings only. */
const longEnding = 3;
const isShouted = (word: string) => word.length > 2 && word === word.toUpperCase();
/** A name in capitals alone, that is no word: "LAURA", but not "ROSE". */
const isShoutedName = (word: string) => {
  const small = word.toLowerCase();
  return (
    getStems(small).some((stem) => givenNames.has(capitalize(stem))) &&
    !isEnglishWord(small) &&
    !wordLikeNames.has(small)
  );
};
const isName = (word: string) => (isShouted(word) ? isShoutedName(word) : isListedName(word));
const isListedName = (word: string) =>
  getStems(word).some(
    (stem) =>
      givenNames.has(stem) || (worldNames.has(stem) && (stem === word || word.length - stem.length >= longEnding)),
  );

/** A word that only begins its sentence with a capital is a name by its cue: "Winters here are long". */
const isNameAt = (text: string, at: number, word: string) =>
  isName(word) &&
  (!startsSentence(text, at) || !isEnglishWord(word) || getStems(word).some((stem) => givenNames.has(stem)));

/** Places named after a person: "Margit-sziget", "Gellért-hegy". */
const namedPlace =
  '(?:sziget|hegy|híd|völgy|tető|forrás|barlang|kilátó|patak|tó|kút|kúp|rét|kapu|díj|nap|kultusz|film)';

/** The words of a text that are names, by list or by position. */
export interface CommonNames {
  /** Matches the names, and the phrases that name nobody. */
  pattern: RegExp;
  isPhrase(found: string): boolean;
}

/** `null` when there are no names. */
export function findCommonNames(text: string): CommonNames | null {
  const words = new Set(
    [...text.matchAll(capitalWord)].filter(({ 0: word, index }) => isNameAt(text, index, word)).map(([word]) => word),
  );
  for (const find of [findNamesByPosition, findNamesByPhrase, findLowercaseNames])
    for (const word of find(text, isName)) words.add(word);
  const fixed = findFixedPhrases(text);
  for (const word of fixed.words) words.delete(word);
  if (words.size === 0) return null;
  const longestFirst = (all: Iterable<string>) => [...all].sort((a, b) => b.length - a.length).map(escapeRegExp);
  const source = [...longestFirst(fixed.phrases), ...longestFirst(words)].join('|');
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}_])(?:${source})(?![\\p{L}\\p{N}_]|-${namedPlace})`, 'gu'),
    isPhrase: (found) => fixed.phrases.has(found),
  };
}
