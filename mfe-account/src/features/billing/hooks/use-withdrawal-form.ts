import { useSession } from '@datewright/sdk/host';
import { z } from '@datewright/sdk/zod';
import { useForm } from '@datewright/ui/use-form';
import { useWithdraw } from '../api/use-withdraw.ts';
import type { Contract } from '../contract.ts';
import { useBillingCopy } from '../copy/use-billing-copy.ts';
import { toWithdrawalMessage } from '../withdrawal-message.ts';

/** The form of a withdrawal statement, and the withdrawal once the service has confirmed it. */
export function useWithdrawalForm(contract: Contract, onClose: () => void) {
  const { withdrawal: copy } = useBillingCopy().billing;
  const { user } = useSession();
  const withdraw = useWithdraw();
  const form = useForm({
    schema: z.object({ name: z.string().check(z.trim(), z.minLength(1, copy.nameNeeded)) }),
    initialValues: { name: user?.fullName ?? '' },
    onSubmit: ({ name }) => withdraw.mutateAsync({ contractId: contract.id, name }),
    toMessage: (error) => toWithdrawalMessage(error, copy),
  });

  function close() {
    // Closing the dialog does not cancel a sent withdrawal; its receipt then appears on the page.
    if (!form.busy) withdraw.reset();
    form.reset(form.values);
    onClose();
  }

  return { form, withdrawal: withdraw.data, isOver: form.failure === copy.over, close };
}
