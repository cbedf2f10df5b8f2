import type { Round, Suggestion } from '@datewright/contracts/chatpad/round';
import type { SuggestionMark } from '../../suggestions/api/use-mark-suggestion.ts';
import { useEarlyCopyMark } from './use-early-copy-mark.ts';
import type { MatchDraft } from './use-match-draft.ts';
import { useOptimisticMark } from './use-optimistic-mark.ts';
import { useReplyMark } from './use-reply-mark.ts';
import { useSendLine } from './use-send-line.ts';

interface Options {
  save: () => void;
  /** Called once a line was sent to the match. */
  onSent: () => void;
  /** Called once the member says that the match replied. */
  onReplied: () => void;
}

/** Remembers what the member does with the lines: copies, saves and sends them, and gets replies. */
export function useLineMarks(draft: MatchDraft, rounds: Round[], { save, onSent, onReplied }: Options) {
  const mark = useOptimisticMark(draft.match?.id ?? null);
  const sendLine = useSendLine(draft, save, mark, onSent);
  useReplyMark(draft.fields, rounds, mark);
  const markEarlyCopy = useEarlyCopyMark(rounds, mark);
  function markLine(suggestion: Suggestion, given: SuggestionMark) {
    void mark(suggestion, given);
    if ('outcome' in given && given.outcome === 'replied') onReplied();
  }
  return { markLine, sendLine, markEarlyCopy };
}
