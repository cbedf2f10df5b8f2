import { useToast } from '@datewright/sdk/host';
import { Button, Dialog, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { useDeleteMatches } from '../api/use-delete-matches.ts';

/** What is about to be deleted: one match, or all. */
export type Doomed = { matchId: string; name: string } | 'all';

interface Props {
  doomed: Doomed | null;
  onClose: () => void;
  onDeleted: (doomed: Doomed) => void;
}

/** Asks once; what it deletes does not come back. */
export function DeleteDialog({ doomed, onClose, onDeleted }: Props) {
  const { matches: copy } = useCopy();
  const toast = useToast();
  const deletion = useDeleteMatches();

  async function remove(target: Doomed) {
    try {
      await deletion.mutateAsync(target === 'all' ? null : target.matchId);
      toast.success(copy.removed);
      onDeleted(target);
    } catch {
      toast.error(copy.removeFailed);
    }
  }

  const isAll = doomed === 'all';
  const name = (doomed && !isAll && doomed.name) || copy.nameless;
  return (
    <Dialog
      open={doomed !== null}
      onClose={onClose}
      title={isAll ? copy.removeAllTitle : copy.removeTitle(name)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.keep}
          </Button>
          <Button variant="danger" busy={deletion.isPending} onClick={() => doomed && remove(doomed)}>
            {isAll ? copy.removeAll : copy.remove}
          </Button>
        </>
      }
    >
      <Text>{isAll ? copy.removeAllText : copy.removeText}</Text>
    </Dialog>
  );
}
