import type { DatingApp } from '@datewright/contracts/bio/rules';
import { type Fact, findUnsupportedFacts as findFacts } from '../fact-check/find-unsupported-facts.ts';
import { isNoWorse as isNoWorseThan } from '../rules/is-no-worse.ts';
import { parseBio } from '../scoring/parsing/parse-bio.ts';
import { type ScoreResult, scoreText } from '../scoring/score-text.ts';
import type { BioLanguage } from '../scoring/text/parsed-bio.ts';

// The tasks of the service's worker threads. Only they load the word lists of scoring.
export { areAllowed, check, mask, maskedTexts, noticeFor } from '@datewright/safety/worker';

export const score = (text: string): ScoreResult => scoreText(text);

export const detectLanguage = (text: string): BioLanguage => parseBio(text).language;

export const findUnsupportedFacts = ({ text, given }: { text: string; given: string[] }): Fact[] =>
  findFacts(text, given);

export const isNoWorse = (input: { rewrite: string; currentBio: string; app?: DatingApp | null }): boolean =>
  isNoWorseThan(input.rewrite, input);
