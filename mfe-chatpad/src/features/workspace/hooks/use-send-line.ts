import type { Suggestion } from '@datewright/contracts/chatpad/round';
import type { MatchDraft } from './use-match-draft.ts';
import type { useOptimisticMark } from './use-optimistic-mark.ts';

/**
 * Adds a line that the member sent, as they sent it, to the conversation, and remembers that they used it. It is saved at once, because
 * home lists who is to answer. What the match answers is pasted next.
 */
export function useSendLine(
  { fields, changeFields }: Pick<MatchDraft, 'fields' | 'changeFields'>,
  save: () => void,
  mark: ReturnType<typeof useOptimisticMark>,
  onSent: () => void,
) {
  return (suggestion: Suggestion, text: string) => {
    changeFields({ ...fields, messages: [...fields.messages, { sender: 'user', content: text }] });
    save();
    if (suggestion.outcome === undefined) void mark(suggestion, { outcome: 'copied' });
    onSent();
  };
}
