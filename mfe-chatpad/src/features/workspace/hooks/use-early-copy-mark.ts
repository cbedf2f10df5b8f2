import type { Round } from '@datewright/contracts/chatpad/round';
import { useEffect, useRef } from 'react';
import type { useOptimisticMark } from './use-optimistic-mark.ts';

/** Marks a line that was copied while the others were still arriving, once they are saved. */
export function useEarlyCopyMark(
  rounds: Round[],
  mark: ReturnType<typeof useOptimisticMark>,
): (suggestionId: string) => void {
  const copied = useRef(new Set<string>());
  useEffect(() => {
    for (const suggestion of rounds.flatMap(({ suggestions }) => suggestions)) {
      if (copied.current.delete(suggestion.id)) void mark(suggestion, { outcome: 'copied' });
    }
  });
  return (id) => copied.current.add(id);
}
