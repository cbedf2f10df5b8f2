import { plans } from '@datewright/contracts/plans';
import { useFormatMoney } from '@datewright/sdk/billing';
import { formatLongDate } from '@datewright/sdk/dates';
import { DescriptionList } from '../../../components/description-list.tsx';
import type { Contract } from '../contract.ts';
import { useBillingCopy } from '../copy/use-billing-copy.ts';

/** Names the contract, the withdrawal deadline and the refund. */
export function ContractDetails({ contract, email }: { contract: Contract; email: string }) {
  const { withdrawal: copy } = useBillingCopy().billing;
  const money = useFormatMoney();
  return (
    <DescriptionList
      facts={[
        [copy.plan, plans[contract.planType].name],
        [copy.concluded, formatLongDate(contract.concludedAt)],
        [copy.until, formatLongDate(contract.until)],
        [copy.back, money(contract.amount, contract.currency)],
        [copy.mailTo, email],
      ]}
    />
  );
}
