import { useTrack } from '@datewright/sdk/host';
import { useEffect, useRef, useState } from 'react';
import { onFirstVisible } from '../../../lib/on-first-visible.ts';
import { useProfileAnalyzerCopy } from '../copy/use-profile-analyzer-copy.ts';
import { useBioScore } from './use-bio-score.ts';
import { usePrehydrationInput } from './use-prehydration-input.ts';

/** The text of the live preview, which starts with an example, and its score. */
export function useBioTrial(location: string) {
  const example = useProfileAnalyzerCopy().examples.list[0]?.before;
  const [text, setText] = useState(example?.text ?? '');
  const typed = useRef(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => (sheet.current ? onFirstVisible(sheet.current, '0px', () => setSeen(true)) : undefined), []);
  usePrehydrationInput(field, example?.text ?? '', setText);
  const track = useTrack();
  const isExample = text === example?.text;
  // The example is scored when it becomes visible.
  const live = useBioScore(text, seen || !isExample);
  // Shows the stored score of the example until the response arrives; the same rules computed it.
  const score = live.score?.score ?? (isExample ? example.score : null);

  function type(next: string) {
    setText(next);
    if (typed.current) return;
    typed.current = true;
    track('bio_try_started', { location });
  }

  return { sheet, field, text, type, isExample, live, score };
}
