import { deleteAllDates } from '@datewright/contracts/datecoach/delete-all-dates';
import { useApi, useSession, useToast } from '@datewright/sdk/host';
import { useQueryClient } from '@datewright/sdk/query';
import { ConfirmDialog } from '@datewright/ui/confirm-dialog';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { clearMember } from '../../../hooks/use-storage-key.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The page starts anew: nothing of before stays in it. */
  onDeleted: () => void;
}

/** Asks once, then deletes on the service first: what is said to be gone is gone. */
export function DeleteDatesDialog({ open, onClose, onDeleted }: Props) {
  const { data: copy } = useCopy();
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const member = useSession().user?.id ?? '';
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function remove() {
    setState('busy');
    try {
      await api.call(deleteAllDates);
      await queries.cancelQueries({ queryKey: ['datecoach'] });
      queries.removeQueries({ queryKey: ['datecoach'] });
      clearMember(member);
      toast.success(copy.deleted);
      onDeleted();
    } catch {
      setState('failed');
    }
  }

  return (
    <ConfirmDialog
      open={open}
      title={copy.deleteTitle}
      labels={{ yes: copy.deleteAll, no: copy.keep }}
      busy={state === 'busy'}
      failure={state === 'failed' && copy.deleteFailed}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {copy.deleteText}
    </ConfirmDialog>
  );
}
