import { Notice } from '@datewright/ui';
import type { ReactNode } from 'react';
import { useCopy } from '../copy/use-copy.ts';

/** What went wrong, read out at once, in the language that it is written in. */
export function FailureNotice({ sentence, action }: { sentence: string; action?: ReactNode }) {
  const { inHungarian } = useCopy();
  return (
    <Notice tone="bad" live="assertive" action={action}>
      <span lang={inHungarian.includes(sentence) ? 'hu' : undefined}>{sentence}</span>
    </Notice>
  );
}
