import type { Withdrawal } from '@datewright/contracts/account/withdrawal';
import { plans } from '@datewright/contracts/plans';
import { useFormatMoney } from '@datewright/sdk/billing';
import { formatLongDate } from '@datewright/sdk/dates';
import { useSession } from '@datewright/sdk/host';
import { Stack, Text } from '@datewright/ui';
import { DescriptionList } from '../../../components/description-list.tsx';
import { useBillingCopy } from '../copy/use-billing-copy.ts';

/** What was received, when, and the refund. */
export function WithdrawalReceipt({ withdrawal }: { withdrawal: Withdrawal }) {
  const { withdrawal: copy } = useBillingCopy().billing;
  const { user } = useSession();
  const money = useFormatMoney();
  const amount = money(withdrawal.amount, withdrawal.currency);
  return (
    <Stack $gap={3}>
      <Text>{copy.done(amount, user?.email ?? '')}</Text>
      <DescriptionList
        facts={[
          [copy.reference, withdrawal.reference],
          [copy.plan, plans[withdrawal.planType].name],
          [copy.at, formatLongDate(withdrawal.at)],
        ]}
      />
      <Text $tone="muted" $size={14}>
        {withdrawal.state === 'running' ? copy.running : copy.arrives}
      </Text>
    </Stack>
  );
}
