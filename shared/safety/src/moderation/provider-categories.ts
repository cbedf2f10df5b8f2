import type { ModerationReason } from '@datewright/contracts/moderation';
import type { Author } from './authored-text.ts';

/** One text that a provider's moderation looked at. */
export interface ProviderResult {
  author: Author;
  /** The provider's categories that it raised. */
  flagged: string[];
}

/**
 * What the categories of OpenAI's moderation mean here, the strictest first. `violence` alone is left out: it is raised
 * by films and pizzas. `sexual` counts in the member's own words only.
 */
const categoryMeanings: [string, ModerationReason, Author | null][] = [
  ['sexual/minors', 'minor', null],
  ['self-harm/intent', 'self-harm', null],
  ['self-harm/instructions', 'self-harm', null],
  ['self-harm', 'self-harm', null],
  ['harassment/threatening', 'threat', null],
  ['hate/threatening', 'threat', null],
  ['illicit/violent', 'threat', null],
  ['hate', 'hate', null],
  ['harassment', 'insult', null],
  ['sexual', 'sexual', 'member'],
];

/** The strictest meaning of what was raised; `null` when nothing counts. */
export function findStrictestMeaning(
  moderated: readonly ProviderResult[],
): { reason: ModerationReason; author: Author } | null {
  for (const [category, reason, onlyBy] of categoryMeanings) {
    const found = moderated.find(
      ({ author, flagged }) => flagged.includes(category) && (onlyBy === null || author === onlyBy),
    );
    if (found) return { reason, author: found.author };
  }
  return null;
}
