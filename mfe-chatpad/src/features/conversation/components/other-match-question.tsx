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
  /** The chat begins a match of its own. */
  onNew: () => void;
  /** The chat is with the match that is open. */
  onSame: () => void;
}

/** Asks where a chat belongs that names somebody else. */
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
