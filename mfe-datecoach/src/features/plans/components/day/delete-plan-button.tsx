import type { Plan } from '@datewright/contracts/datecoach/plan';
import { Button } from '@datewright/ui';
import { ConfirmDialog } from '@datewright/ui/confirm-dialog';
import { useBackOnline, useOnline } from '@datewright/ui/use-online';
import { useState } from 'react';
import { useCopy } from '../../../../copy/use-copy.ts';
import { usePlans } from '../../api/use-plans.ts';

/** Deletes the plan after a confirmation. */
export function DeletePlanButton({ plan }: { plan: Plan }) {
  const { plan: copy } = useCopy();
  const { remove } = usePlans();
  const [asking, setAsking] = useState(false);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const isOnline = useOnline();
  useBackOnline(() => setState((now) => (now === 'failed' ? 'idle' : now)));

  async function go() {
    setState('busy');
    await remove(plan.id).then(
      () => setAsking(false),
      () => setState('failed'),
    );
  }

  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setAsking(true)}>
        {copy.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        title={copy.removeTitle}
        labels={{ yes: copy.remove, no: copy.keep }}
        busy={state === 'busy'}
        // The dialog covers what the frame says about the connection.
        failure={state === 'failed' && (isOnline ? copy.notRemoved : copy.notRemovedOffline)}
        onConfirm={() => void go()}
        onClose={() => setAsking(false)}
      >
        {copy.removeText}
      </ConfirmDialog>
    </>
  );
}
