import type { Round } from '@datewright/contracts/chatpad/round';
import { useEffect, useRef } from 'react';
import { isFilledFrom } from '../../../lib/gaps.ts';
import type { MatchDraft } from './use-match-draft.ts';
import type { useOptimisticMark } from './use-optimistic-mark.ts';

/** Notes that a line got an answer, once the match's answer to it is added to the conversation. */
export function useReplyMark(
  { messages }: MatchDraft['fields'],
  rounds: Round[],
  mark: ReturnType<typeof useOptimisticMark>,
): void {
  const [before, last] = messages.slice(-2);
  const sent = last?.sender === 'match' && before?.sender === 'user' ? before.content : null;
  const answered = rounds
    .flatMap(({ suggestions }) => suggestions)
    .find(({ text, outcome }) => outcome === 'copied' && sent !== null && isFilledFrom(text, sent));
  const marked = useRef(new Set<string>());
  useEffect(() => {
    // Once per line, because the member may undo it.
    if (!answered || marked.current.has(answered.id)) return;
    marked.current.add(answered.id);
    void mark(answered, { outcome: 'replied' });
  });
}
