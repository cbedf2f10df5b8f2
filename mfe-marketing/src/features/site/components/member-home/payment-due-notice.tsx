import { formatLongDate } from '@datewright/sdk/dates';
import { useHasRoute, usePlan } from '@datewright/sdk/host';
import { LinkButton, Notice } from '@datewright/ui';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';

/** A failed payment and its deadline; the profile explains what to do. */
export function PaymentDueNotice() {
  const { due: copy } = useMarketingCopy().member;
  const { paymentDueBy, tierLabel } = usePlan();
  const hasProfile = useHasRoute('/profile');
  const until = formatLongDate(paymentDueBy);
  if (until === null) return null;
  const action = hasProfile && (
    <LinkButton to="/profile" size="small">
      {copy.action}
    </LinkButton>
  );
  return (
    <Notice tone="bad" live="polite" title={copy.title} action={action}>
      {copy.text(tierLabel, until)}
    </Notice>
  );
}
