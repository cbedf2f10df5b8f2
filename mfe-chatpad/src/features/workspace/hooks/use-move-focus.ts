import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to `main` when the member opens another match, because what had the focus went with the workspace
 * before. Returns what is called before that match opens.
 */
export function useMoveFocus(workspace: number, main: RefObject<HTMLElement | null>): () => void {
  const isMoving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another workspace is shown
  useEffect(() => {
    if (isMoving.current && document.activeElement === document.body) main.current?.focus();
    isMoving.current = false;
  }, [workspace]);
  return () => {
    isMoving.current = true;
  };
}
