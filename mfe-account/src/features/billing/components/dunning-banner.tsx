import { usePortal } from '@datewright/sdk/billing';
import { formatLongDate } from '@datewright/sdk/dates';
import { usePlan } from '@datewright/sdk/host';
import { Button, Notice } from '@datewright/ui';
import { useBillingCopy } from '../copy/use-billing-copy.ts';

/** After a failed payment: until when and where it can be paid. */
export function DunningBanner() {
  const { billing: copy } = useBillingCopy();
  const { paymentDueBy, tierLabel } = usePlan();
  const portal = usePortal();
  const until = formatLongDate(paymentDueBy);
  if (until === null) return null;
  return (
    <Notice
      tone="bad"
      live="polite"
      title={copy.dunning.title}
      action={
        <Button busy={portal.opening !== null} onClick={() => portal.open({ flow: 'payment-method' })}>
          {portal.opening ? copy.opening : copy.dunning.action}
        </Button>
      }
    >
      {copy.dunning.text(tierLabel, until)}
    </Notice>
  );
}
