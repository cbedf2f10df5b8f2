import { useSession, useToast } from '@datewright/sdk/host';
import { ConfirmDialog } from '@datewright/ui/confirm-dialog';
import { useCopy } from '../../../copy/use-copy.ts';
import { clearMember } from '../../../lib/storage-keys.ts';
import { useDeleteAllDates } from '../api/member-data.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** Reports success only after the service has deleted everything. */
export function DeleteDatesDialog({ open, onClose, onDeleted }: Props) {
  const { memberData: copy } = useCopy();
  const toast = useToast();
  const member = useSession().user?.id ?? '';
  const { mutateAsync, isPending, isError } = useDeleteAllDates();

  async function remove() {
    try {
      await mutateAsync();
    } catch {
      return;
    }
    clearMember(member);
    toast.success(copy.deleted);
    onDeleted();
  }

  return (
    <ConfirmDialog
      open={open}
      title={copy.deleteTitle}
      labels={{ yes: copy.deleteAll, no: copy.keep }}
      busy={isPending}
      failure={isError && copy.deleteFailed}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {copy.deleteText}
    </ConfirmDialog>
  );
}
