import type { ModerationCategory } from '@datewright/contracts/moderation';
import type { MaskedText } from '../moderation-tasks.ts';

/** What an AI may call a text: contacts are found by patterns alone. */
export type ModeratorVerdict = 'normal' | Exclude<ModerationCategory, 'contacts'>;

/** The outside opinions beside the rules. They get masked texts only, and neither of them throws. */
export interface Moderator {
  /** The provider's categories that are flagged in each text, in their order; empty when the provider does not answer in time. */
  flagCategories(texts: string[]): Promise<string[][]>;
  /** What an AI makes of texts that a rule suspects; `null` when it is unsure or does not answer in time. */
  requestSecondOpinion(texts: readonly MaskedText[]): Promise<ModeratorVerdict | null>;
}
