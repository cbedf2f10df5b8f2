import { Button, Dialog, Text } from '@datewright/ui';
import { useCopy } from '../copy/use-copy.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  onFresh: () => void;
}

/** Asks once before the bio is cleared. */
export function FreshDialog({ open, onClose, onFresh }: Props) {
  const { upgrade: copy } = useCopy();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.freshTitle}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.freshKeep}
          </Button>
          <Button variant="danger" onClick={onFresh}>
            {copy.fresh}
          </Button>
        </>
      }
    >
      <Text>{copy.freshText}</Text>
    </Dialog>
  );
}
