import { Notice } from '@datewright/ui';
import type { ReactNode } from 'react';

/** What went wrong, read out at once. */
export function FailureNotice({ sentence, action }: { sentence: string; action?: ReactNode }) {
  return (
    <Notice tone="bad" live="assertive" action={action}>
      {sentence}
    </Notice>
  );
}
