import type { DatingApp } from '@datewright/contracts/bio/rules';
import { type Fact, findUnsupportedFacts as findFacts } from '../fact-check/find-unsupported-facts.ts';
import { isNoWorse as isNoWorseThan } from '../rules/is-no-worse.ts';
import { parseBio } from '../scoring/parsing/parse-bio.ts';
import type { BioLanguage } from '../scoring/parsing/parsed-bio.ts';
import { type ScoreResult, scoreText } from '../scoring/score-text.ts';

// What the service's worker threads do with texts. The word lists of scoring are read in them, and nowhere else.
export { areAllowed, check, mask, maskedTexts, noticeFor } from '@datewright/safety/worker';

export const score = (text: string): ScoreResult => scoreText(text);

export const languageOf = (text: string): BioLanguage => parseBio(text).language;

export const factsToCheck = ({ text, given }: { text: string; given: string[] }): Fact[] => findFacts(text, given);

export const isNoWorse = (order: { rewrite: string; currentBio: string; app?: DatingApp | null }): boolean =>
  isNoWorseThan(order.rewrite, order);
