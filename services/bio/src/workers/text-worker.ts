import type { BioFix } from '@datewright/contracts/bio/score';
import type { Fact } from '../fact-check/fact.ts';
import { findUnsupportedFacts as findFacts } from '../fact-check/find-unsupported-facts.ts';
import type { Fault } from '../prompts/bio-prompt-input.ts';
import { findCliches as findPhrases } from '../rules/find-cliches.ts';
import {
  findRewriteDoubts as findDoubts,
  findRewriteFaults as findFaults,
  type RewriteInput,
} from '../rules/find-rewrite-faults.ts';
import { listSafeFixes, mendRewrite as mend, type OwnRewrite, rewriteOwn as rewrite } from '../rules/own-rewrite.ts';
import { compareVoice as compareWithVoice, type VoiceComparison } from '../rules/voice.ts';
import { parseBio } from '../scoring/parsing/parse-bio.ts';
import { type ScoreResult, scoreText } from '../scoring/score-text.ts';
import type { BioLanguage } from '../scoring/text/parsed-bio.ts';

// The tasks of the service's worker threads. Only they load the word lists of scoring.
export { areAllowed, check, mask, maskedTexts, noticeFor } from '@datewright/safety/worker';

export const score = (text: string): ScoreResult => scoreText(text);

/** Changes that raise the score of a text and drop no fact. */
export const listFixes = (text: string): BioFix[] => listSafeFixes(text);

export const detectLanguage = (text: string): BioLanguage => parseBio(text).language;

export const findUnsupportedFacts = ({ text, given }: { text: string; given: string[] }): Fact[] =>
  findFacts(text, given);

export const findRewriteFaults = ({ rewrite, of }: { rewrite: string; of: RewriteInput }): Fault[] =>
  findFaults(rewrite, of);

export const findRewriteDoubts = ({ rewrite, of }: { rewrite: string; of: RewriteInput }): Fault[] =>
  findDoubts(rewrite, of);

export const mendRewrite = ({ rewrite: written, of }: { rewrite: string; of: RewriteInput }): string | null =>
  mend(written, of);

export const rewriteOwn = (of: RewriteInput): OwnRewrite | null => rewrite(of);

export const findCliches = (bio: string): Fault[] => findPhrases(bio);

export const compareVoice = ({
  bio,
  of,
}: {
  bio: string;
  of: { voice: string; currentBio: string };
}): VoiceComparison => compareWithVoice(bio, of);
