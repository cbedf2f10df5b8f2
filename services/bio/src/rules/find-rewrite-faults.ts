import type { BioRule } from '@datewright/contracts/bio/rules';
import type { BioScore } from '@datewright/contracts/bio/score';
import type { Fact } from '../fact-check/fact.ts';
import { findDroppedFacts } from '../fact-check/find-dropped-facts.ts';
import { type BioPromptInput, type Fault, maxBioLengthFor } from '../prompts/bio-prompt-input.ts';
import { findPenalizedSpans } from '../scoring/find-penalized-spans.ts';
import { parseBio } from '../scoring/parsing/parse-bio.ts';
import { scoreOrNull } from '../scoring/score-text.ts';
import { findHashtags } from './find-cliches.ts';
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

/** What the rewrite dropped of the bio; facts in penalised phrases, such as clichés, may go. */
export function listDroppedFacts(rewrite: string, currentBio: string) {
  const costs = findPenalizedSpans(currentBio);
  const { facts, doubtfulJobs } = findDroppedFacts(currentBio, rewrite);
  const listTexts = (dropped: Fact[]) =>
    dropped
      .filter(({ start, end }) => !costs.some((cost) => cost.start <= start && cost.end >= end))
      .map(({ text }) => text);
  return { facts: listTexts(facts), doubtfulJobs: listTexts(doubtfulJobs) };
}

/** True when the bio is longer than the app's field, so that a rewrite can't keep all of it. */
export const isShortened = ({ currentBio, app = null }: RewriteInput): boolean =>
  currentBio.length > maxBioLengthFor({ app, currentBio });

/** As many of the first sentences as fit. */
function cutToSentences(bio: string, maxLength: number): string {
  const fitting = parseBio(bio).sentences.filter(({ end }) => end <= maxLength);
  return bio.slice(0, fitting.at(-1)?.end ?? maxLength);
}

/**
 * Why a rewrite may not be offered; empty when it may: it is in the bio's language, scores no lower and keeps all of its
 * facts. A rewrite for an app's shorter field may drop facts, and may score a little lower than as much of the bio as fits there.
 */
export function findRewriteFaults(rewrite: string, input: RewriteInput): Fault[] {
  const { currentBio, app = null, voice = '' } = input;
  const limit = maxBioLengthFor({ app, currentBio });
  const mayDrop = isShortened(input);
  const [whole, after] = [scoreOrNull(currentBio), scoreOrNull(rewrite)];
  if (!after) return [{ code: 'unscored', reason: 'It does not read as sentences.' }];
  if (whole && after.language !== whole.language) {
    return [{ code: 'language', reason: 'It is not in the language of the current bio.' }];
  }
  const faults: Fault[] = [];
  const ignored = writesInLowerCase(voice) ? lowerCaseRules : new Set<string>();
  const before = mayDrop ? scoreOrNull(cutToSentences(currentBio, limit)) : whole;
  const [scored, current] = [scoreWithout(after, ignored), before ? scoreWithout(before, ignored) : 0];
  if (scored < current - (mayDrop ? shortFieldAllowance : 0)) {
    const of = mayDrop ? 'as much of the current bio as fits the app' : 'the current bio';
    faults.push({ code: 'score', reason: `It scored ${scored}, and ${of} ${current}.` });
  }
  const dropped = mayDrop ? [] : listDroppedFacts(rewrite, currentBio).facts;
  if (dropped.length > 0) faults.push({ code: 'facts', reason: `It dropped facts: ${dropped.join(', ')}.` });
  return faults;
}

/** A doubt about a rewrite that may be offered: it is asked for again once, and offered if it stays. */
export function findRewriteDoubts(rewrite: string, input: RewriteInput): Fault[] {
  const jobs = isShortened(input) ? [] : listDroppedFacts(rewrite, input.currentBio).doubtfulJobs;
  const tags = findHashtags(rewrite).filter((tag) => !input.currentBio.includes(tag));
  const hashtags: Fault[] = tags.length > 0 ? [{ code: 'cliche', reason: `It has hashtags: ${tags.join(' ')}.` }] : [];
  if (jobs.length === 0) return hashtags;
  return [
    ...hashtags,
    { code: 'job', reason: `It may have dropped the job: ${jobs.join(', ')}. Make clear what the work is.` },
  ];
}
