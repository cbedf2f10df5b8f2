import { Notice } from '@datewright/ui';
import type { ReactNode } from 'react';
import { languageOf } from '../copy/hungarian.ts';

/** What went wrong, read out at once, in the language that it is written in. */
export function FailureNotice({ sentence, action }: { sentence: string; action?: ReactNode }) {
  return (
    <Notice tone="bad" live="assertive" action={action}>
      <span lang={languageOf(sentence)}>{sentence}</span>
    </Notice>
  );
}
