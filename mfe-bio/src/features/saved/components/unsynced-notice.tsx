import { Button, Notice } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import type { SavedBio } from '../hooks/use-saved-bio.ts';

/** The bio is on this device only, and can be saved again. */
export function UnsyncedNotice({ saved }: { saved: SavedBio }) {
  const { bio: copy } = useCopy();
  const saveAgain = () => void saved.save({ bio: saved.page.savedBio, action: 'sync' });
  return (
    <Notice
      tone="careful"
      live="polite"
      action={
        <Button variant="secondary" size="small" onClick={saveAgain}>
          {copy.syncAgain}
        </Button>
      }
    >
      {copy.unsyncedText}
    </Notice>
  );
}
