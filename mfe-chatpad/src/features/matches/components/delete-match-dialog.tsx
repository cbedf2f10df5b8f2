import { useSession, useToast } from '@datewright/sdk/host';
import { ConfirmDialog } from '@datewright/ui/confirm-dialog';
import { useOnline } from '@datewright/ui/use-online';
import { useCopy } from '../../../copy/use-copy.ts';
import { deleteDraft } from '../../../lib/draft-storage.ts';
import { clearMember } from '../../../lib/storage-keys.ts';
import { useDeleteMatches } from '../api/use-delete-matches.ts';

/** What to delete: one match, one that does not exist on the server yet, or all. */
export type DeleteTarget = { slot: string; isCreated: boolean; name: string } | 'all';

interface Props {
  target: DeleteTarget | null;
  onClose: () => void;
  onDeleted: (target: DeleteTarget) => void;
}

/** Asks for confirmation, because a deletion cannot be undone. */
export function DeleteMatchDialog({ target, onClose, onDeleted }: Props) {
  const { matches: copy } = useCopy();
  const toast = useToast();
  const member = useSession().user?.id ?? '';
  const deletion = useDeleteMatches();
  const isOnline = useOnline();

  async function remove(target: DeleteTarget) {
    try {
      if (target === 'all') await deletion.mutateAsync(null);
      else if (target.isCreated) await deletion.mutateAsync(target.slot);
      toast.success(copy.removed);
      onDeleted(target);
      if (target === 'all') clearMember(member);
      else deleteDraft(member, target.slot);
    } catch {
      // The dialog says so: it covers toasts, and what the frame says about the connection.
    }
  }

  const isAll = target === 'all';
  const isUnmade = target !== null && !isAll && !target.isCreated;
  const name = (target && !isAll && target.name) || copy.nameless;
  const words = isUnmade
    ? { title: copy.discardTitle(name), text: copy.discardText, yes: copy.discard }
    : { title: copy.removeTitle(name), text: copy.removeText, yes: copy.remove };
  const shown = isAll ? { title: copy.removeAllTitle, text: copy.removeAllText, yes: copy.removeAll } : words;
  return (
    <ConfirmDialog
      open={target !== null}
      title={shown.title}
      labels={{ yes: shown.yes, no: copy.keep }}
      busy={deletion.isPending}
      failure={deletion.isError && (isOnline ? copy.removeFailed : copy.removeOffline)}
      onConfirm={() => target && remove(target)}
      onClose={() => {
        deletion.reset();
        onClose();
      }}
    >
      {shown.text}
    </ConfirmDialog>
  );
}
