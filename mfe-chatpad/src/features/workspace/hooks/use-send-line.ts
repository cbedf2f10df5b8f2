import type { Suggestion } from '@datewright/contracts/chatpad/round';
import { useCopy } from '../../../copy/use-copy.ts';
import type { MatchDraft } from './use-match-draft.ts';
import type { useOptimisticMark } from './use-optimistic-mark.ts';

/**
 * Adds a line that the member sent, as they sent it, to the conversation, and remembers that they used it. It is saved at once, because
 * home lists who is to answer. What the match answers is pasted next.
 */
export function useSendLine(
  { store, changeMessages }: Pick<MatchDraft, 'store' | 'changeMessages'>,
  save: () => void,
  mark: ReturnType<typeof useOptimisticMark>,
  onSent: () => void,
) {
  const { conversation: copy } = useCopy();
  return (suggestion: Suggestion, text: string) => {
    const messages = store.latestFields().messages;
    const last = messages.at(-1);
    // A second tap, or a tap in another tab.
    if (last?.sender === 'user' && last.content === text) return onSent();
    const isNew = suggestion.outcome === undefined;
    changeMessages([...messages, { sender: 'user', content: text }], copy.sent, () => {
      save();
      if (isNew) void mark({ ...suggestion, outcome: 'copied' }, { outcome: null });
    });
    save();
    if (isNew) void mark(suggestion, { outcome: 'copied' });
    onSent();
  };
}
