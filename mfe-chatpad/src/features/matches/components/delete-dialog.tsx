import { useSession, useToast } from '@datewright/sdk/host';
import { ConfirmDialog } from '@datewright/ui/confirm-dialog';
import { useCopy } from '../../../copy/use-copy.ts';
import { forgetDraft } from '../../../draft/kept-draft.ts';
import { forgetMember } from '../../../draft/keys.ts';
import { useDeleteMatches } from '../api/use-delete-matches.ts';

/** What is about to be deleted: one match, one that was not made yet, or all. */
export type Doomed = { slot: string; isMade: boolean; name: string } | 'all';

interface Props {
  doomed: Doomed | null;
  onClose: () => void;
  onDeleted: (doomed: Doomed) => void;
}

/** Asks once; what it deletes does not come back. */
export function DeleteDialog({ doomed, onClose, onDeleted }: Props) {
  const { matches: copy } = useCopy();
  const toast = useToast();
  const member = useSession().user?.id ?? '';
  const deletion = useDeleteMatches();

  async function remove(target: Doomed) {
    try {
      if (target === 'all') await deletion.mutateAsync(null);
      else if (target.isMade) await deletion.mutateAsync(target.slot);
      toast.success(copy.removed);
      onDeleted(target);
      if (target === 'all') forgetMember(member);
      else forgetDraft(member, target.slot);
    } catch {
      toast.error(copy.removeFailed);
    }
  }

  const isAll = doomed === 'all';
  const isUnmade = doomed !== null && !isAll && !doomed.isMade;
  const name = (doomed && !isAll && doomed.name) || copy.nameless;
  const words = isUnmade
    ? { title: copy.discardTitle(name), text: copy.discardText, yes: copy.discard }
    : { title: copy.removeTitle(name), text: copy.removeText, yes: copy.remove };
  const shown = isAll ? { title: copy.removeAllTitle, text: copy.removeAllText, yes: copy.removeAll } : words;
  return (
    <ConfirmDialog
      open={doomed !== null}
      title={shown.title}
      words={{ yes: shown.yes, no: copy.keep }}
      busy={deletion.isPending}
      onYes={() => doomed && remove(doomed)}
      onClose={onClose}
    >
      {shown.text}
    </ConfirmDialog>
  );
}
