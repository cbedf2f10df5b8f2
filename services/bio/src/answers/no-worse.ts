import { factsToCheck } from '../facts/facts-to-check.ts';
import type { BioOrder } from '../prompts/bio-order.ts';
import { longestFor } from '../prompts/bio-order.ts';
import { costOf } from '../scoring/cost-of.ts';
import { scoreOrNull } from '../scoring/score-text.ts';

type Rewritten = Pick<BioOrder, 'currentBio'> & Partial<Pick<BioOrder, 'app'>>;

/** Facts of the bio that the rewrite does not hold; what costs points there, such as a cliché, may go. */
function droppedFacts(rewrite: string, currentBio: string): string[] {
  const costs = costOf(currentBio);
  return factsToCheck(currentBio, [rewrite])
    .filter(({ start, end }) => !costs.some((cost) => cost.start < end && cost.end > start))
    .map(({ text }) => text);
}

/**
 * Whether a rewrite may be offered: in the language of the bio, no lower in score and with every fact of it. One that
 * must fit into an app's shorter field may leave out and lose.
 */
export function isNoWorse(rewrite: string, { currentBio, app = null }: Rewritten): boolean {
  const [before, after] = [scoreOrNull(currentBio), scoreOrNull(rewrite)];
  if (!after || (before && after.language !== before.language)) return false;
  if (app && currentBio.length > longestFor({ app, currentBio })) return true;
  return (!before || after.score >= before.score) && droppedFacts(rewrite, currentBio).length === 0;
}
