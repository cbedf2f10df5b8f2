import { useSession } from '@datewright/sdk/host';
import { Button, Dialog, Notice, Text, TextField } from '@datewright/ui';
import { useId, useState } from 'react';
import { useBillingCopy } from '../../../copy/use-billing-copy.ts';
import { Form } from '../../../frame/form.tsx';
import { useWithdraw } from '../api/use-withdraw.ts';
import type { Contract } from '../contract.ts';
import { withdrawalProblem } from '../withdrawal-problem.ts';
import { ContractFacts } from './contract-facts.tsx';
import { WithdrawalReceipt } from './withdrawal-receipt.tsx';

interface WithdrawDialogProps {
  contract: Contract;
  /** Closed, it stays in the page, so that the browser gives the focus back. */
  open: boolean;
  onClose: () => void;
}

/** The statement, with what it is about, and the button that makes it. Then its receipt. */
export function WithdrawDialog({ contract, open, onClose }: WithdrawDialogProps) {
  const { withdrawal: copy } = useBillingCopy().billing;
  const { user } = useSession();
  const withdraw = useWithdraw();
  const form = useId();
  const [name, setName] = useState(user?.fullName ?? '');
  const [missing, setMissing] = useState(false);
  const isOver = withdraw.error !== null && withdrawalProblem(withdraw.error, copy) === copy.over;

  function close() {
    // What was sent is not taken back by looking away: its receipt then stands on the page.
    if (!withdraw.isPending) withdraw.reset();
    setMissing(false);
    onClose();
  }

  function onSubmit() {
    const typed = name.trim();
    setMissing(typed === '');
    if (typed !== '' && !withdraw.isPending) withdraw.mutate({ contractId: contract.id, name: typed });
  }

  if (withdraw.data) {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={copy.doneTitle}
        actions={<Button onClick={onClose}>{copy.close}</Button>}
      >
        <div role="status">
          <WithdrawalReceipt withdrawal={withdraw.data} />
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={copy.dialogTitle}
      actions={
        <>
          <Button variant="ghost" disabled={withdraw.isPending} onClick={close}>
            {copy.keep}
          </Button>
          {!isOver && (
            <Button type="submit" form={form} variant="danger" busy={withdraw.isPending}>
              {withdraw.isPending ? copy.confirming : copy.confirm}
            </Button>
          )}
        </>
      }
    >
      <ContractFacts contract={contract} email={user?.email ?? ''} />
      <Form id={form} onSubmit={onSubmit}>
        <TextField
          label={copy.name}
          autoComplete="name"
          maxLength={120}
          value={name}
          error={missing ? copy.nameNeeded : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </Form>
      <Text>
        <strong>{copy.statement}</strong> {copy.effects}
      </Text>
      {withdraw.error && (
        <Notice tone="bad" live="assertive" ref={bringIntoView}>
          {withdrawalProblem(withdraw.error, copy)}
        </Notice>
      )}
    </Dialog>
  );
}

/** On a small phone what went wrong may stand below what is seen. */
function bringIntoView(notice: HTMLElement | null) {
  notice?.scrollIntoView({ block: 'nearest' });
}
