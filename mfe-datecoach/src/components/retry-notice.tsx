import { Button, Notice } from '@datewright/ui';
import type { ReactNode } from 'react';
import { useCopy } from '../copy/use-copy.ts';

interface Props {
  tone?: 'bad' | 'careful';
  live?: 'polite' | 'assertive';
  busy?: boolean;
  onRetry: () => void;
  children: ReactNode;
}

/** Says that something failed, with a button to try it again. */
export function RetryNotice({ tone = 'bad', live = 'polite', busy = false, onRetry, children }: Props) {
  const { labels } = useCopy();
  return (
    <Notice
      {...{ tone, live }}
      action={
        <Button variant="secondary" size="small" busy={busy} onClick={onRetry}>
          {labels.retry}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
