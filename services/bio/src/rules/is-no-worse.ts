import { findUnsupportedFacts } from '../fact-check/find-unsupported-facts.ts';
import type { BioPromptInput } from '../prompts/bio-prompt-input.ts';
import { maxBioLengthFor } from '../prompts/bio-prompt-input.ts';
import { findPenalizedSpans } from '../scoring/find-penalized-spans.ts';
import { scoreOrNull } from '../scoring/score-text.ts';

type RewriteInput = Pick<BioPromptInput, 'currentBio'> & Partial<Pick<BioPromptInput, 'app'>>;

/** Facts of the bio that the rewrite dropped; facts in penalised phrases, such as clichés, may go. */
function findDroppedFacts(rewrite: string, currentBio: string): string[] {
  const costs = findPenalizedSpans(currentBio);
  return findUnsupportedFacts(currentBio, [rewrite])
    .filter(({ start, end }) => !costs.some((cost) => cost.start < end && cost.end > start))
    .map(({ text }) => text);
}

/**
 * Whether a rewrite may be offered: in the bio's language, with no lower score and with all of its facts. A rewrite for
 * an app's shorter field may drop facts and points.
 */
export function isNoWorse(rewrite: string, { currentBio, app = null }: RewriteInput): boolean {
  const [before, after] = [scoreOrNull(currentBio), scoreOrNull(rewrite)];
  if (!after || (before && after.language !== before.language)) return false;
  if (app && currentBio.length > maxBioLengthFor({ app, currentBio })) return true;
  return (!before || after.score >= before.score) && findDroppedFacts(rewrite, currentBio).length === 0;
}
