import type { Suggestion } from '@datewright/contracts/chatpad/round';
import { useDraft } from '../components/workspace-provider.tsx';
import type { useOptimisticMark } from './use-optimistic-mark.ts';

/**
 * Adds a line that the member sent to the conversation, and remembers that they used it. What the match answers is pasted next.
 */
export function useSendLine(mark: ReturnType<typeof useOptimisticMark>, onSent: () => void) {
  const { fields, changeFields } = useDraft();
  return (suggestion: Suggestion) => {
    changeFields({ ...fields, messages: [...fields.messages, { sender: 'user', content: suggestion.text }] });
    if (suggestion.outcome === undefined) void mark(suggestion, { outcome: 'copied' });
    onSent();
  };
}
