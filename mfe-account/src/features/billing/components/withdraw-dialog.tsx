import { useSession } from '@datewright/sdk/host';
import { Button, Dialog, Notice, Text, TextField } from '@datewright/ui';
import { Form } from '@datewright/ui/form';
import { useId } from 'react';
import type { Contract } from '../contract.ts';
import { useBillingCopy } from '../copy/use-billing-copy.ts';
import { useWithdrawalForm } from '../hooks/use-withdrawal-form.ts';
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
  const id = useId();
  const { form, withdrawal, isOver, close } = useWithdrawalForm(contract, onClose);

  if (withdrawal) {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={copy.doneTitle}
        actions={<Button onClick={onClose}>{copy.close}</Button>}
      >
        <div role="status">
          <WithdrawalReceipt withdrawal={withdrawal} />
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
