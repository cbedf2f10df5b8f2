import { deleteAllPhotos } from '@datewright/contracts/photo/delete-all-photos';
import { useApi, useToast } from '@datewright/sdk/host';
import { useQueryClient } from '@datewright/sdk/query';
import { ConfirmDialog } from '@datewright/ui/confirm-dialog';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Called before anything is deleted, to stop a running analysis. */
  onStart: () => void;
  onDeleted: () => void;
}

/** Asks for confirmation, then deletes on the service first, so that nothing is reported as deleted too early. */
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
      void queries.resetQueries({ queryKey: ['photo'] });
      onDeleted();
      toast.success(copy.deleted);
      onClose();
    } catch {
      setFailed(true);
    }
    setBusy(false);
  }

  return (
    <ConfirmDialog
      open={open}
      title={copy.deleteTitle}
      labels={{ yes: copy.deleteAll, no: copy.deleteKeep }}
      busy={busy}
      failure={failed && copy.deleteFailed}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {copy.deleteText}
    </ConfirmDialog>
  );
}
