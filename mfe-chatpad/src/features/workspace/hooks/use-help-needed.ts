import { useState } from 'react';
import { needsHelp } from '../../conversation/lib/needs-help.ts';
import type { MatchDraft } from './use-match-draft.ts';
import type { PastedText } from './use-pasted-text.ts';
import type { SuggestionSending } from './use-suggestion-sending.ts';

/** How many of the newest messages are checked for a call for help. */
const newestCount = 3;

export interface HelpNeeded {
  /** The text in the paste field or one of the newest messages sounds as if somebody should be called. */
  inChat: boolean;
  /** The member's own draft does. */
  inDraft: boolean;
  /** The member has read whom to call and wants to write. It holds for these words. */
  goOn: () => void;
}

/** Whether somebody should be called, unless moderation says so already, with the number. */
export function useHelpNeeded(
  { fields, choice }: MatchDraft,
  { text }: PastedText,
  { isHeldBack }: SuggestionSending,
): HelpNeeded {
  const [read, setRead] = useState<string[]>([]);
  const isAlarming = (words: string) => !isHeldBack && !read.includes(words) && needsHelp(words);
  const inChat = [text, ...fields.messages.slice(-newestCount).map(({ content }) => content)].filter(isAlarming);
  const inDraft = isAlarming(choice.draft);
  return {
    inChat: inChat.length > 0,
    inDraft,
    goOn: () => setRead([...read, ...inChat, choice.draft]),
  };
}
