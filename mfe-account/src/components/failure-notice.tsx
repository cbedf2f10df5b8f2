import { Notice } from '@datewright/ui';
import type { ReactNode } from 'react';

/** An error that screen readers announce at once. */
export function FailureNotice({ message, action }: { message: string; action?: ReactNode }) {
  return (
    <Notice tone="bad" live="assertive" action={action}>
      {message}
    </Notice>
  );
}
