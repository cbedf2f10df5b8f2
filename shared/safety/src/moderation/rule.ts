import type { ModerationReason } from '@datewright/contracts/moderation';
import type { Author, Place } from './authored-text.ts';

/** The languages that rules are written in. */
export type RuleLanguage = 'en' | 'hu' | 'de' | 'es' | 'fr' | 'it';

/**
 * One rule as data. Its patterns meet the text of `toMatchText`: small letters without accents, digits, single spaces, no
 * apostrophes ("im", "dont"); `lol` stands for laughing emojis, `qq` for a question mark, `eur` for €. Each pattern begins and ends
 * at a word's edge, and repeats a group a bounded number of times: `npm run check` holds that every pattern takes linear time.
 */
export interface RuleDefinition {
  reason: ModerationReason;
  matches: string[];
  /** In the same sentence: then it was meant otherwise. */
  unless?: string[];
  /** Only words of this side. */
  author?: Author;
  /** Only there; anywhere without it. */
  places?: Place[];
}

/** Shorthand that keeps the patterns readable. */
const shorthand = new Map([
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

/** A pattern of a rule with its shorthand written out. */
export const toPatternSource = (pattern: string): string =>
  pattern.replace(/\b[A-Z]{1,5}\b/g, (word) => shorthand.get(word) ?? word);

/** Whole words that one of the patterns matches. */
export const createWordsPattern = (sources: readonly string[]): RegExp =>
  new RegExp(`(?<![a-z0-9])(?:${sources.join('|')})(?![a-z0-9])`);
