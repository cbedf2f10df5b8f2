import { Button } from '@datewright/ui';
import type { RefObject } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { PasteQuestion } from './paste-question.tsx';

interface Props {
  ref: RefObject<HTMLDivElement | null>;
  /** The name of the match that is open. */
  open: string;
  /** The name in the pasted chat. */
  other: string;
  /** Opens a new match with the chat. */
  onNew: () => void;
  /** Adds the chat to the open match. */
  onSame: () => void;
}

/** Asks which match a chat belongs to when it names someone else. */
export function OtherMatchQuestion({ ref, open, other, onNew, onSame }: Props) {
  const { otherMatch: copy } = useCopy().conversation;
  return (
    <PasteQuestion ref={ref} title={copy.title(other)} hint={copy.hint(open)}>
      <Button variant="secondary" size="small" onClick={onNew}>
        {copy.new(other)}
      </Button>
      <Button variant="secondary" size="small" onClick={onSame}>
        {copy.same(open)}
      </Button>
    </PasteQuestion>
  );
}
