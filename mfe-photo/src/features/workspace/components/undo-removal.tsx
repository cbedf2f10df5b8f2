import { Button, Notice } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import type { Removal } from '../hooks/use-removal.ts';

/** Says how many photos were just removed, and offers to undo it. */
export function UndoRemoval({ removal }: { removal: Removal }) {
  const { page: copy } = useCopy();
  const { removed, undo } = removal;
  if (removed.length === 0) return null;
  return (
    <Notice
      live="polite"
      hasActionBeside
      action={
        <Button variant="secondary" size="small" onClick={undo}>
          {copy.bringBack}
        </Button>
      }
    >
      {copy.removed(removed.length)}
    </Notice>
  );
}
