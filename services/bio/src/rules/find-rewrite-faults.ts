import type { BioRule } from '@datewright/contracts/bio/rules';
import type { BioScore } from '@datewright/contracts/bio/score';
import { findUnsupportedFacts } from '../fact-check/find-unsupported-facts.ts';
import { type BioPromptInput, type Fault, maxBioLengthFor } from '../prompts/bio-prompt-input.ts';
import { findPenalizedSpans } from '../scoring/find-penalized-spans.ts';
import { parseBio } from '../scoring/parsing/parse-bio.ts';
import { scoreOrNull } from '../scoring/score-text.ts';
import { writesInLowerCase } from './voice.ts';

export type RewriteInput = Pick<BioPromptInput, 'currentBio'> & Partial<Pick<BioPromptInput, 'app' | 'voice'>>;

/** What a member who writes in lower case wants to be written. */
const lowerCaseRules: ReadonlySet<string> = new Set<BioRule>(['languageLowerI', 'languageCapital']);

/** A short field has less room for points. */
const shortFieldAllowance = 10;

/** The score without the points of some rules. */
const scoreWithout = ({ parts }: BioScore, ignored: ReadonlySet<string>): number =>
  parts
    .map(({ most, findings }) => {
      const counted = findings.filter(({ rule }) => !ignored.has(rule));
      return Math.min(
        most,
        Math.max(
          0,
          counted.reduce((sum, { points }) => sum + points, 0),
        ),
      );
    })
    .reduce((sum, points) => sum + points, 0);

/** Says that a job follows; the job is the fact. */
const introducesJob = /^i work (?:as|in|at|for)$/i;

/** Facts of the bio that the rewrite dropped; facts in penalised phrases, such as clichés, may go. */
function findDroppedFacts(rewrite: string, currentBio: string): string[] {
  const costs = findPenalizedSpans(currentBio);
  return findUnsupportedFacts(currentBio, [rewrite])
    .filter(
      ({ start, end, text }) =>
        !introducesJob.test(text) && !costs.some((cost) => cost.start < end && cost.end > start),
    )
    .map(({ text }) => text);
}

/** As many of the first sentences as fit. */
function cutToSentences(bio: string, maxLength: number): string {
  const fitting = parseBio(bio).sentences.filter(({ end }) => end <= maxLength);
  return bio.slice(0, fitting.at(-1)?.end ?? maxLength);
}

/**
 * Why a rewrite may not be offered; empty when it may: it is in the bio's language, scores no lower and keeps all of its
 * facts. A rewrite for an app's shorter field may drop facts, and may score a little lower than as much of the bio as fits there.
 */
export function findRewriteFaults(rewrite: string, { currentBio, app = null, voice = '' }: RewriteInput): Fault[] {
  const limit = maxBioLengthFor({ app, currentBio });
  const isShortened = currentBio.length > limit;
  const [whole, after] = [scoreOrNull(currentBio), scoreOrNull(rewrite)];
  if (!after) return [{ code: 'unscored', reason: 'It does not read as sentences.' }];
  if (whole && after.language !== whole.language) {
    return [{ code: 'language', reason: 'It is not in the language of the current bio.' }];
  }
  const faults: Fault[] = [];
  const ignored = writesInLowerCase(voice) ? lowerCaseRules : new Set<string>();
  const before = isShortened ? scoreOrNull(cutToSentences(currentBio, limit)) : whole;
  const [scored, current] = [scoreWithout(after, ignored), before ? scoreWithout(before, ignored) : 0];
  if (scored < current - (isShortened ? shortFieldAllowance : 0)) {
    const of = isShortened ? 'as much of the current bio as fits the app' : 'the current bio';
    faults.push({ code: 'score', reason: `It scored ${scored}, and ${of} ${current}.` });
  }
  const dropped = isShortened ? [] : findDroppedFacts(rewrite, currentBio);
  if (dropped.length > 0) faults.push({ code: 'facts', reason: `It dropped facts: ${dropped.join(', ')}.` });
  return faults;
}
