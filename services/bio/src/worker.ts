import type { DatingApp } from '@datewright/contracts/bio/rules';
import { isNoWorse as isNoWorseThan } from './answers/no-worse.ts';
import { type Fact, factsToCheck as findFacts } from './facts/facts-to-check.ts';
import { readBio } from './scoring/reading/read-bio.ts';
import type { BioLanguage } from './scoring/reading/reading.ts';
import { type Scored, scoreText } from './scoring/score-text.ts';

// What the service's worker threads do with texts. The word lists of scoring are read in them, and nowhere else.
export { areAllowed, check, mask, maskedTexts, noticeFor } from '@datewright/safety/worker';

export const score = (text: string): Scored => scoreText(text);

export const languageOf = (text: string): BioLanguage => readBio(text).language;

export const factsToCheck = ({ text, given }: { text: string; given: string[] }): Fact[] => findFacts(text, given);

export const isNoWorse = (order: { rewrite: string; currentBio: string; app?: DatingApp | null }): boolean =>
  isNoWorseThan(order.rewrite, order);
