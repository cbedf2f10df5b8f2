import { Button, Notice } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import type { Workspace } from '../hooks/use-workspace.ts';

/** The bar at the thumb stands beside every photo but those that are looked at: what can be undone is there too. */
export const hasMobileBar = ({ view, photos, choosing, analysis }: Workspace) =>
  view === 'upload' && !analysis.running && photos.length + choosing.loading > 0;

/** What was taken away a moment ago, and the way back. */
export function UndoRemoval({ work }: { work: Workspace }) {
  const { page: copy } = useCopy();
  const { removed, restoreRemoved: bringBack } = work;
  if (removed.length === 0) return null;
  return (
    <Notice
      live="polite"
      action={
        <Button variant="secondary" size="small" onClick={bringBack}>
          {copy.bringBack}
        </Button>
      }
    >
      {copy.removed(removed.length)}
    </Notice>
  );
}
