import type { Quote } from '@datewright/contracts/datecoach/quote';
import { Dialog, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import type { Match } from '../../../lib/chatpad.ts';
import { ChatViewer } from './chat-viewer.tsx';

interface Props {
  quote: Quote | null;
  /** `null` when the match was deleted or ChatPad can't be reached. */
  match: Match | null;
  isDown: boolean;
  onClose: () => void;
}

/** Shows a quote in its context. */
export function QuoteDialog({ quote, match, isDown, onClose }: Props) {
  const { matches: copy } = useCopy();
  return (
    <Dialog open={quote !== null} onClose={onClose} title={copy.wordsTitle}>
      {match ? (
        <ChatViewer match={match} quote={quote} />
      ) : (
        <Text>
          <q>{quote?.text}</q> {isDown ? copy.wordsDown : copy.wordsGone}
        </Text>
      )}
    </Dialog>
  );
}
