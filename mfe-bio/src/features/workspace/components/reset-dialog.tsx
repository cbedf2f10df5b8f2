import { Button, Dialog, Text } from '@datewright/ui';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { useCopy } from '../../../copy/use-copy.ts';

interface Props {
  open: boolean;
  /** There is typed text that is in no version. */
  unsaved: boolean;
  onClose: () => void;
  onFresh: () => void;
}

/** Asks for confirmation before the bio is cleared. */
export function ResetDialog({ open, unsaved, onClose, onFresh }: Props) {
  const { upgrade: copy } = useCopy();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.freshTitle}
      actions={
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {copy.freshKeep}
          </Button>
          <Button variant="danger" onClick={onFresh}>
            {copy.fresh}
          </Button>
        </DialogActions>
      }
    >
      <Text>{copy.freshText}</Text>
      {unsaved && <Text $tone="careful">{copy.freshUnsaved}</Text>}
    </Dialog>
  );
}
