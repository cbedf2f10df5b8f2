import type { Portal } from '@datewright/sdk/billing';
import { formatLongDate } from '@datewright/sdk/dates';
import { usePlan } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Button, Notice, Page } from '@datewright/ui';
import { usePricingCopy } from '../copy/use-pricing-copy.ts';

const Place = styled(Page)`
  padding-top: var(--space-6);
`;

/** The member's current plan, also for members who return to pick the free plan. */
export function CurrentPlanNotice({ portal, returnsToFree }: { portal: Portal; returnsToFree: boolean }) {
  const copy = usePricingCopy();
  const plan = usePlan();
  if (!plan.loading && plan.tier !== 'free') {
    return (
      <Place>
        <Notice
          tone="good"
          live="polite"
          action={
            <Button variant="secondary" size="small" busy={portal.opening !== null} onClick={() => portal.open()}>
              {portal.opening ? copy.manageOpening : copy.manage}
            </Button>
          }
        >
          {copy.active(plan.tier, formatLongDate(plan.subscriptionEnd ?? plan.renewalDate))}
        </Notice>
      </Place>
    );
  }
  if (!returnsToFree) return null;
  return (
    <Place>
      <Notice title={copy.freeHint.title} live="polite">
        {copy.freeHint.text}
      </Notice>
    </Place>
  );
}
