import { useFormatMoney } from '@datewright/sdk/billing';
import { formatLongDate } from '@datewright/sdk/dates';
import { DescriptionList } from '../../../components/description-list.tsx';
import type { Contract } from '../contract.ts';
import { useBillingCopy } from '../copy/use-billing-copy.ts';

/** Names the contract, the withdrawal deadline and the refund. */
export function ContractDetails({ contract, email }: { contract: Contract; email: string }) {
  const { billing, plans } = useBillingCopy();
  const { withdrawal: copy } = billing;
  const money = useFormatMoney();
  return (
    <DescriptionList
      facts={[
        [copy.plan, plans.names[contract.planType]],
        [copy.concluded, formatLongDate(contract.concludedAt)],
        [copy.until, formatLongDate(contract.until)],
        [copy.back, money(contract.amount, contract.currency)],
        [copy.mailTo, email],
      ]}
    />
  );
}
