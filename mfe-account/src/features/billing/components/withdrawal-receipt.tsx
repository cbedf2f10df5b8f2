import type { Withdrawal } from '@datewright/contracts/account/withdrawal';
import { longDate, useMoney } from '@datewright/sdk/billing';
import { useSession } from '@datewright/sdk/host';
import { Stack, Text } from '@datewright/ui';
import { useBillingCopy } from '../../../copy/use-billing-copy.ts';
import { FactList } from '../../../frame/fact-list.tsx';

/** What was received, when, and what comes back. */
export function WithdrawalReceipt({ withdrawal }: { withdrawal: Withdrawal }) {
  const { billing, plans } = useBillingCopy();
  const { user } = useSession();
  const money = useMoney();
  const { withdrawal: copy } = billing;
  const amount = money(withdrawal.amount, withdrawal.currency);
  return (
    <Stack $gap={3}>
      <Text>{copy.done(amount, user?.email ?? '')}</Text>
      <FactList
        facts={[
          [copy.reference, withdrawal.reference],
          [copy.plan, plans.names[withdrawal.planType]],
          [copy.at, longDate(withdrawal.at)],
        ]}
      />
      <Text $tone="muted" $size={14}>
        {withdrawal.state === 'running' ? copy.running : copy.arrives}
      </Text>
    </Stack>
  );
}
