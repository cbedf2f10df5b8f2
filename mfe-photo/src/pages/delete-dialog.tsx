import { deleteAllPhotos } from '@datewright/contracts/photo/delete-all-photos';
import { useApi, useToast } from '@datewright/sdk/host';
import { useQueryClient } from '@datewright/sdk/query';
import { Button, Dialog, Notice, Text } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../copy/use-copy.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Before anything is deleted: what runs is stopped. */
  onStart: () => void;
  onDeleted: () => void;
}

/** Asks once, then deletes on the service first: what is said to be gone is gone. */
export function DeleteDialog({ open, onClose, onStart, onDeleted }: Props) {
  const { page: copy } = useCopy();
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function remove() {
    setBusy(true);
    setFailed(false);
    onStart();
    try {
      await api.call(deleteAllPhotos);
      queries.removeQueries({ queryKey: ['photo'] });
      onDeleted();
      toast.success(copy.deleted);
      onClose();
    } catch {
      setFailed(true);
    }
    setBusy(false);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.deleteTitle}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.deleteKeep}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            {copy.deleteAll}
          </Button>
        </>
      }
    >
      <Text>{copy.deleteText}</Text>
      {failed && (
        <Notice tone="bad" live="assertive">
          {copy.deleteFailed}
        </Notice>
      )}
    </Dialog>
  );
}
