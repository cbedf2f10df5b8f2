import { useToast } from '@datewright/sdk/host';
import { useQueryClient } from '@datewright/sdk/query';
import { ConfirmDialog } from '@datewright/ui/confirm-dialog';
import { useState } from 'react';

interface Props {
  open: boolean;
  texts: { title: string; text: string; yes: string; no: string; done: string; failed: string };
  onClose: () => void;
  /** Deletes on the service; rejects when something is left. */
  onDelete: () => Promise<unknown>;
  onDeleted: () => void;
}

/** Asks for confirmation, then deletes on the service first, so that nothing is reported as deleted too early. */
export function DeleteDialog({ open, texts, onClose, onDelete, onDeleted }: Props) {
  const queries = useQueryClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function remove() {
    setBusy(true);
    setFailed(false);
    try {
      await onDelete();
      void queries.resetQueries({ queryKey: ['photo'] });
      onDeleted();
      toast.success(texts.done);
      onClose();
    } catch {
      setFailed(true);
    }
    setBusy(false);
  }

  return (
    <ConfirmDialog
      open={open}
      title={texts.title}
      labels={texts}
      busy={busy}
      failure={failed && texts.failed}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {texts.text}
    </ConfirmDialog>
  );
}
