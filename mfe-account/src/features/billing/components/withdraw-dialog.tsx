import { useSession } from '@datewright/sdk/host';
import { z } from '@datewright/sdk/zod';
import { Button, Dialog, Notice, Text, TextField } from '@datewright/ui';
import { Form } from '@datewright/ui/form';
import { useForm } from '@datewright/ui/use-form';
import { useId } from 'react';
import { useWithdraw } from '../api/use-withdraw.ts';
import type { Contract } from '../contract.ts';
import { useBillingCopy } from '../copy/use-billing-copy.ts';
import { toWithdrawalMessage } from '../withdrawal-message.ts';
import { ContractDetails } from './contract-details.tsx';
import { WithdrawalReceipt } from './withdrawal-receipt.tsx';

interface WithdrawDialogProps {
  contract: Contract;
  /** Stays mounted while closed, so that the browser restores focus. */
  open: boolean;
  onClose: () => void;
}

/** The withdrawal statement with its contract, then its receipt. */
export function WithdrawDialog({ contract, open, onClose }: WithdrawDialogProps) {
  const { withdrawal: copy } = useBillingCopy().billing;
  const { user } = useSession();
  const withdraw = useWithdraw();
  const id = useId();
  const form = useForm({
    schema: z.object({ name: z.string().check(z.trim(), z.minLength(1, copy.nameNeeded)) }),
    initialValues: { name: user?.fullName ?? '' },
    onSubmit: ({ name }) => withdraw.mutateAsync({ contractId: contract.id, name }),
    toMessage: (error) => toWithdrawalMessage(error, copy),
  });
  const isOver = form.failure === copy.over;

  function close() {
    // Closing the dialog does not cancel a sent withdrawal; its receipt then appears on the page.
    if (!form.busy) withdraw.reset();
    form.reset(form.values);
    onClose();
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
          <Button variant="ghost" disabled={form.busy} onClick={close}>
            {copy.keep}
          </Button>
          {!isOver && (
            <Button type="submit" form={id} variant="danger" busy={form.busy}>
              {form.busy ? copy.confirming : copy.confirm}
            </Button>
          )}
        </>
      }
    >
      <ContractDetails contract={contract} email={user?.email ?? ''} />
      <Form id={id} form={form}>
        <TextField label={copy.name} autoComplete="name" maxLength={120} {...form.field('name')} />
      </Form>
      <Text>
        <strong>{copy.statement}</strong> {copy.effects}
      </Text>
      {form.failure && (
        <Notice tone="bad" live="assertive" ref={scrollNoticeIntoView}>
          {form.failure}
        </Notice>
      )}
    </Dialog>
  );
}

/** On a small phone the error may be below the visible part. */
function scrollNoticeIntoView(notice: HTMLElement | null) {
  notice?.scrollIntoView({ block: 'nearest' });
}
