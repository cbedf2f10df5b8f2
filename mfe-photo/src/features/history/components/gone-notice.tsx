import { Button, Notice } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

/** The URL names results that are deleted, too old, or another member's. */
export function GoneNotice({ onDismiss }: { onDismiss: () => void }) {
  const { history: copy } = useCopy();
  return (
    <Notice
      live="polite"
      action={
        <Button variant="secondary" size="small" onClick={onDismiss}>
          {copy.gotIt}
        </Button>
      }
    >
      {copy.gone}
    </Notice>
  );
}
