import { Button, Notice, Row } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import type { SavedBio } from '../hooks/use-saved-bio.ts';
import { getUnsavedEdit } from '../lib/page-selectors.ts';

/** Text that was typed before another bio was saved, or before another text replaced it in the editor. */
export function LeftoverInput({ saved, busy }: { saved: SavedBio; busy: boolean }) {
  const { bio: copy } = useCopy();
  const { page, change } = saved;
  return (
    <Notice
      action={
        <Row $gap={2}>
          <Button
            variant="secondary"
            size="small"
            disabled={busy}
            onClick={() =>
              change({ editing: { text: page.bioInput, base: page.version }, bioInput: getUnsavedEdit(page) })
            }
          >
            {copy.leftoverUse}
          </Button>
          <Button variant="ghost" size="small" onClick={() => change({ bioInput: '' })}>
            {copy.leftoverDrop}
          </Button>
        </Row>
      }
    >
      {copy.leftover}
    </Notice>
  );
}
