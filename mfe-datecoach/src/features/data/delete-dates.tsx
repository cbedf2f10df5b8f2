import { deleteAllDates } from '@datewright/contracts/datecoach/delete-all-dates';
import { useApi, useSession, useToast } from '@datewright/sdk/host';
import { useQueryClient } from '@datewright/sdk/query';
import { Button, Dialog, Notice, Text } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../../copy/use-copy.ts';
import { forgetMember } from '../../frame/keys.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The page starts anew: nothing of before stays in it. */
  onDeleted: () => void;
}

/** Asks once, then deletes on the service first: what is said to be gone is gone. */
export function DeleteDates({ open, onClose, onDeleted }: Props) {
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
      forgetMember(member);
      toast.success(copy.deleted);
      onDeleted();
    } catch {
      setState('failed');
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.deleteTitle}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.keep}
          </Button>
          <Button variant="danger" busy={state === 'busy'} onClick={() => void remove()}>
            {copy.deleteAll}
          </Button>
        </>
      }
    >
      <Text>{copy.deleteText}</Text>
      {state === 'failed' && (
        <Notice tone="bad" live="assertive">
          {copy.deleteFailed}
        </Notice>
      )}
    </Dialog>
  );
}
