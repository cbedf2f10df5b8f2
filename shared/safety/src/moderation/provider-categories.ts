import type { ModerationReason } from '@datewright/contracts/moderation';
import type { Author } from './authored-text.ts';

/** The result of a provider's moderation for one text. */
export interface ProviderResult {
  author: Author;
  /** The provider's categories. */
  flagged: string[];
}

/**
 * What the categories of OpenAI's moderation mean here, strictest first. `violence` is omitted because films and pizzas
 * trigger it. `sexual` counts only in the member's own texts.
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

/** The strictest meaning of the flagged categories; `null` when none counts. */
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
