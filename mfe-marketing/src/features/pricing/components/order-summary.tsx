import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import { guaranteeDays, plans } from '@datewright/contracts/plans';
import { useFormatMoney } from '@datewright/sdk/billing';
import { useTools } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { useMarketingCopy } from '../../../copy/use-marketing-copy.ts';
import { usePricingCopy } from '../copy/use-pricing-copy.ts';

const Facts = styled.dl`
  background: var(--surface-raised);
  border-radius: var(--radius-card);
  display: grid;
  gap: var(--space-3) var(--space-4);
  grid-template-columns: auto minmax(0, 1fr);
  padding: var(--space-4);
  > dt {
    color: var(--muted);
  }
  @media (max-width: 30rem) {
    font-size: var(--text-14);
    gap: var(--space-2) var(--space-3);
    padding: var(--space-3);
  }
`;

const Total = styled.strong`
  font-size: var(--text-18);
`;

export function OrderSummary({ tier }: { tier: PaidTier }) {
  const { summary: copy } = usePricingCopy().checkout;
  const { period } = useMarketingCopy().pricing;
  const money = useFormatMoney();
  // What a free member has every week and loses with this plan.
  const ending = useTools().filter(({ allowances }) => allowances.free !== null && allowances[tier] === null);
  return (
    <Facts>
      <dt>{copy.plan}</dt>
      <dd>{plans[tier].name}</dd>
      <dt>{copy.price}</dt>
      <dd>
        <Total>{copy.priceOf(money(plans[tier].price), period[tier])}</Total> {copy.vat}
      </dd>
      {ending.length > 0 && (
        <>
          <dt>{copy.ends}</dt>
          <dd>{ending.map(({ name, unit }) => copy.endsText(name, unit.one, plans[tier].name)).join(' ')}</dd>
        </>
      )}
      <dt>{copy.renewal}</dt>
      <dd>{copy.renews[tier]}</dd>
      <dt>{copy.cancel}</dt>
      <dd>{copy.cancelText}</dd>
      <dt>{copy.guarantee}</dt>
      <dd>{copy.guaranteeText(guaranteeDays)}</dd>
    </Facts>
  );
}
