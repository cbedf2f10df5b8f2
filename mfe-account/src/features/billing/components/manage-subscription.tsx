import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import { plans } from '@datewright/contracts/plans';
import { type PortalRequest, useFormatMoney, usePortal } from '@datewright/sdk/billing';
import { usePlan } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { Button, Row, Stack, Text } from '@datewright/ui';
import { RouteButton } from '../../../components/route-button.tsx';
import { useBillingCopy } from '../copy/use-billing-copy.ts';

/** Actions on the subscription, each on a page of Stripe. */
export function ManageSubscription() {
  const { billing: copy, plans: words } = useBillingCopy();
  const plan = usePlan();
  const money = useFormatMoney();
  const portal = usePortal();
  if (plan.tier === 'free') return <Text $tone="muted">{copy.nothing}</Text>;
  const other: PaidTier = plan.tier === 'weekly' ? 'monthly' : 'weekly';
  const { flow } = portal.opening ?? {};
  const isOpening = (one?: PortalRequest['flow']) => portal.opening !== null && flow === one;
  // A scheduled change or cancellation must first be undone on the portal's front page.
  const isSettled = !plan.cancelAtPeriodEnd && plan.nextTier === null;
  // An upgrade to Pro also undoes a cancellation.
  const canGoUp = other === 'monthly' && plan.nextTier === null;
  return (
    <Stack $gap={3}>
      {plan.cancelAtPeriodEnd && <Text>{copy.restoreLead}</Text>}
      <Row $gap={3}>
        <Button
          variant={plan.cancelAtPeriodEnd && !plan.paymentDueBy ? 'primary' : 'secondary'}
          busy={isOpening()}
          onClick={() => portal.open()}
        >
          {isOpening() ? copy.opening : plan.cancelAtPeriodEnd ? copy.restore : copy.manage}
        </Button>
        {canGoUp && (
          <RouteButton variant="secondary" to="/pricing?checkout=pro&source=profile">
            {copy.change(plans.monthly.name)}
          </RouteButton>
        )}
        {isSettled && other === 'weekly' && (
          <Button
            variant="secondary"
            busy={isOpening('change-plan')}
            onClick={() => portal.open({ flow: 'change-plan', planType: other })}
          >
            {isOpening('change-plan') ? copy.opening : copy.change(plans[other].name)}
          </Button>
        )}
        {!plan.cancelAtPeriodEnd && (
          <Button variant="ghost" busy={isOpening('cancel')} onClick={() => portal.open({ flow: 'cancel' })}>
            {isOpening('cancel') ? copy.opening : copy.cancel}
          </Button>
        )}
      </Row>
      {isSettled && (
        <Text $tone="muted" $size={14}>
          {plans[other].name}: {copy.changeTerms(money(plans[other].price), words.period[other])} {copy.cancelLead}
        </Text>
      )}
      <Row>
        <Link to="/profile/billing">{copy.withdrawal.toIt}</Link>
      </Row>
    </Stack>
  );
}
