import type { Plan } from '@datewright/contracts/datecoach/plan';
import { Button, Dialog, Icon, Notice, Text } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { usePlans } from '../../../plans/use-plans.ts';

/** Asks once, then deletes. */
export function DeletePlan({ plan }: { plan: Plan }) {
  const { plan: copy } = useCopy();
  const { remove } = usePlans();
  const [asking, setAsking] = useState(false);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

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
        <Icon name="trash" size={16} />
        {copy.remove}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={copy.removeTitle}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {copy.keep}
            </Button>
            <Button variant="danger" busy={state === 'busy'} onClick={() => void go()}>
              {copy.remove}
            </Button>
          </>
        }
      >
        <Text>{copy.removeText}</Text>
        {state === 'failed' && (
          <Notice tone="bad" live="assertive">
            {copy.notRemoved}
          </Notice>
        )}
      </Dialog>
    </>
  );
}
