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
  /** Patterns in the same sentence that make it harmless. */
  unless?: string[];
  /** The rule applies to this author only. */
  author?: Author;
  /** The rule applies to these places only; to all by default. */
  places?: Place[];
}

/** Abbreviations that keep patterns readable. */
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

/** Expands the abbreviations of a pattern. */
export const toPatternSource = (pattern: string): string =>
  pattern.replace(/\b[A-Z]{1,5}\b/g, (word) => shorthand.get(word) ?? word);

/** Matches one of the patterns at the edges of words. */
export const createWordsPattern = (sources: readonly string[]): RegExp =>
  new RegExp(`(?<![a-z0-9])(?:${sources.join('|')})(?![a-z0-9])`);
