import { useTrack } from '@datewright/sdk/host';
import { useIsSeen } from '@datewright/ui/use-is-seen';
import { useRef, useState } from 'react';
import { useBioTrialCopy } from '../copy/use-bio-trial-copy.ts';
import { useBioScore } from './use-bio-score.ts';
import { usePrehydrationInput } from './use-prehydration-input.ts';

/**
 * The text of the live preview, which starts with an example, and its score. The example is scored when it becomes
 * visible, or, if `isQuiet`, not at all: its score and notes are known.
 */
export function useBioTrial(location: string, isQuiet: boolean) {
  const { example } = useBioTrialCopy();
  const [text, setText] = useState(example.text);
  const typed = useRef(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { isSeen, ref: sheet } = useIsSeen();
  usePrehydrationInput(field, example.text, setText);
  const track = useTrack();
  const isExample = text === example.text;
  const live = useBioScore(text, (isSeen === true && !isQuiet) || !isExample);
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
