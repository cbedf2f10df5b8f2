import { useState } from 'react';
import { needsHelp } from '../../conversation/lib/needs-help.ts';
import type { MatchDraft } from './use-match-draft.ts';
import type { PastedText } from './use-pasted-text.ts';
import type { SuggestionSending } from './use-suggestion-sending.ts';

/** How many of the newest messages are checked for a call for help. */
const newestCount = 3;

export interface HelpNeeded {
  /** The text in the paste field or one of the newest messages sounds like a call for help. */
  inChat: boolean;
  /** The member's own draft does. */
  inDraft: boolean;
  /** The member has read the help lines and wants to write; valid for this text only. */
  goOn: () => void;
}

/** Whether to show help lines, unless the safety notice already does. */
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
