import type { BioLanguage } from '../reading/reading.ts';
import { wordFrequency } from './word-frequency.ts';

const shortestStem = 4;
/** "Macská-val", "ablak-omból". */
const longestEnding = 5;
const englishForms: readonly [RegExp, string][] = [
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
  [/ed$/, ''],
  [/d$/, ''],
  [/ing$/, ''],
  [/ing$/, 'e'],
];

function formsOf(lower: string, language: BioLanguage): string[] {
  if (language === 'en') return englishForms.map(([ending, stem]) => lower.replace(ending, stem));
  const cuts = Math.max(0, Math.min(longestEnding, lower.length - shortestStem));
  return Array.from({ length: cuts }, (_, cut) => lower.slice(0, lower.length - cut - 1));
}

/**
 * How common a word is in its commonest form, on the Zipf scale (see `word-frequency.ts`): "macskával" is as common as
 * "macska". 0 for what nobody uses, so that an error is never taken for a rare word.
 */
export function howCommon(lower: string, language: BioLanguage): number {
  const known = wordFrequency[language];
  return Math.max(...[lower, ...formsOf(lower, language)].map((form) => known.get(form) ?? 0));
}
