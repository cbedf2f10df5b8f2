import { useMemo } from 'react';
import type { SavedImprovement } from '../lib/saved-improvement.ts';
import { shiftSpans } from '../lib/shift-spans.ts';
import { applyChanges, diffWords } from '../lib/word-diff.ts';

interface Options {
  preview: NonNullable<SavedImprovement['preview']>;
  /** Ids of changes. */
  refused: number[];
}

/** The text of a rewrite without the changes that the member refused. */
export function useChosenText({ preview, refused }: Options) {
  const { of, answer } = preview;
  return useMemo(() => {
    const stretches = diffWords(of, answer.bio);
    const set = new Set(refused);
    const toCheck = shiftSpans(stretches, set, answer.toCheck);
    return { stretches, text: applyChanges(stretches, set), toCheck };
  }, [of, answer, refused]);
}
