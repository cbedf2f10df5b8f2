import { Notice, Row } from '@datewright/ui';
import { type ReactNode, type RefObject, useEffect } from 'react';

interface Props {
  /** Takes the focus when only the answer is missing. */
  ref: RefObject<HTMLDivElement | null>;
  title: string;
  hint: string;
  /** The buttons that answer it. */
  children: ReactNode;
}

/** A question about a pasted text, which comes into view when it appears. */
export function PasteQuestion({ ref, title, hint, children }: Props) {
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [ref]);
  return (
    <Notice ref={ref} tabIndex={-1} live="polite" title={title} action={<Row $gap={2}>{children}</Row>}>
      {hint}
    </Notice>
  );
}
