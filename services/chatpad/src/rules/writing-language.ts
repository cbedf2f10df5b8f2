import type { MatchFields } from '@datewright/contracts/chatpad/match';
import { findConversationLanguage } from '@datewright/safety/moderation/conversation-language';
import type { Language } from '@datewright/safety/text/language';
import type { WritingOptions } from './writing-options.ts';

/** The language that suggestions have to be in: of the text to rewrite, or else of the conversation; `null` when it is unclear. */
export const findWritingLanguage = (
  match: MatchFields,
  { draft, change }: Pick<WritingOptions, 'draft' | 'change'>,
): Language | null => findConversationLanguage(match, draft || change?.text);
