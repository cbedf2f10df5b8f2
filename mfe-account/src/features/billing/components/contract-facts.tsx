import { longDate, useMoney } from '@datewright/sdk/billing';
import { useBillingCopy } from '../../../copy/use-billing-copy.ts';
import { FactList } from '../../../frame/fact-list.tsx';
import type { Contract } from '../contract.ts';

/** Which contract it is, until when, and what comes back. */
export function ContractFacts({ contract, email }: { contract: Contract; email: string }) {
  const { billing, plans } = useBillingCopy();
  const { withdrawal: copy } = billing;
  const money = useMoney();
  return (
    <FactList
      facts={[
        [copy.plan, plans.names[contract.planType]],
        [copy.concluded, longDate(contract.concludedAt)],
        [copy.until, longDate(contract.until)],
        [copy.back, money(contract.amount, contract.currency)],
        [copy.mailTo, email],
      ]}
    />
  );
}
