import type { AuthoredText } from './authored-text.ts';

/** The texts of one member request, with what is known of the match's age. */
export interface ModerationRequest {
  /** The match's age by a form or a picture. */
  age?: number | null | undefined;
  texts: readonly AuthoredText[];
  /**
   * Who confirmed that the match is 18 or older. A certain statement overrules the member's confirmation; support has read it, so only
   * an age under 18 overrules theirs.
   */
  confirmedAdultBy?: 'member' | 'support' | undefined;
}
