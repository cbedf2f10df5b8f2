import { plans } from '@datewright/contracts/plans';
import { useFormatMoney } from '@datewright/sdk/billing';
import { formatLongDate } from '@datewright/sdk/dates';
import { usePlan } from '@datewright/sdk/host';
import { SettingsRow } from '../../../components/settings-row.tsx';
import { useBillingCopy } from '../copy/use-billing-copy.ts';

export function BillingRow() {
  const { row: copy } = useBillingCopy().billing;
  const plan = usePlan();
  const money = useFormatMoney();
  const renewal = formatLongDate(plan.renewalDate);
  const nextPrice = money(plans[plan.nextTier ?? plan.tier].price);
  const isDue = plan.paymentDueBy !== null;
  const state = isDue
    ? copy.due
    : renewal && !plan.cancelAtPeriodEnd && plan.tier !== 'free'
      ? copy.next(nextPrice, renewal)
      : copy.about;
  return <SettingsRow to="/profile/billing" icon="card" name={copy.name} state={state} isBad={isDue} />;
}
