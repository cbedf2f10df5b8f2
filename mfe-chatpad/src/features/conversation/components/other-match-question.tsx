import { Button, Notice, Row } from '@datewright/ui';
import type { RefObject } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useQuestionInView } from '../hooks/use-question-in-view.ts';

interface Props {
  /** Takes the focus when only the answer is missing. */
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
  const { conversation: copy } = useCopy();
  useQuestionInView(ref);
  return (
    <Notice
      ref={ref}
      tabIndex={-1}
      live="polite"
      title={copy.otherMatch.title(other)}
      action={
        <Row $gap={2}>
          <Button variant="secondary" size="small" onClick={onNew}>
            {copy.otherMatch.new(other)}
          </Button>
          <Button variant="secondary" size="small" onClick={onSame}>
            {copy.otherMatch.same(open)}
          </Button>
        </Row>
      }
    >
      {copy.otherMatch.hint(open)}
    </Notice>
  );
}
