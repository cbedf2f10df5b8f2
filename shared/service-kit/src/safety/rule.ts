import type { CareReason } from '@datewright/contracts/safety';
import type { Language } from './language.ts';
import type { Author, Place } from './said.ts';

/**
 * One rule as data. Its patterns meet folded text: small letters without accents, digits, single spaces, no
 * apostrophes ("im", "dont"); `lol` stands for laughing emojis, `qq` for a question mark, `eur` for €.
 * Each pattern begins and ends at a word's edge.
 */
export interface RuleText {
  reason: CareReason;
  say: string[];
  /** In the same sentence: then it was meant otherwise. */
  unless?: string[];
  /** Only words of this side. */
  by?: Author;
  /** Only there; anywhere unless told. */
  places?: Place[];
}

export interface Rule {
  reason: CareReason;
  language: Language;
  by: Author | null;
  places: Place[] | null;
  fits(sentence: string): boolean;
}

/** Shorthand that keeps the patterns readable. */
const words = new Map([
  ['IM', '(?:im|i am|i m|ima)'],
  ['I', '(?:i|ill|id|ive)'],
  ['WILL', '(?:will|ll|gonna|gon|going to|about to|want to|wanna|swear i will|might|could|should|would)'],
  ['YOU', '(?:you|u|ya|yu|yourself|urself)'],
  ['YOUR', '(?:your|ur|yr)'],
  ['YOURE', '(?:youre|your|you are|ur|u r|u are|yr)'],
  ['DONT', '(?:dont|do not|didnt|did not|wont|will not|never)'],
  ['GAP', '(?: [a-z0-9]+){0,4}'],
  ['FEW', '(?: [a-z0-9]+){0,2}'],
]);

const written = (source: string) => source.replace(/\b[A-Z]{1,5}\b/g, (word) => words.get(word) ?? word);
const oneOf = (sources: string[]) => new RegExp(`(?<![a-z0-9])(?:${sources.map(written).join('|')})(?![a-z0-9])`);

/** Makes a rule of its text. */
export function rule({ reason, say, unless, by, places }: RuleText, language: Language): Rule {
  const said = oneOf(say);
  const meantOtherwise = unless && oneOf(unless);
  return {
    reason,
    language,
    by: by ?? null,
    places: places ?? null,
    fits: (sentence) => said.test(sentence) && !meantOtherwise?.test(sentence),
  };
}
