import { useEffect, useEffectEvent } from 'react';
import type { VoteMark } from '../lib/saved-vote.ts';

const marks = new Map<string, VoteMark>([
  ['1', 'left'],
  ['ArrowLeft', 'left'],
  ['2', 'right'],
  ['ArrowRight', 'right'],
]);

/** Chooses with `1` and `2` or the arrow keys, unless a dialog is open. */
export function useVoteKeys(choose: (mark: VoteMark) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const mark = marks.get(event.key);
    const isOurs = !event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    if (!mark || !isOurs || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    choose(mark);
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
