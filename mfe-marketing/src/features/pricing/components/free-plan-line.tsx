import { plans } from '@datewright/contracts/plans';
import { useFormatMoney } from '@datewright/sdk/billing';
import { usePlan } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Card, Heading, LinkButton, Row, Text } from '@datewright/ui';
import { useMarketingCopy } from '../../../copy/use-marketing-copy.ts';
import { useTrackCta } from '../../../hooks/use-track-cta.ts';
import { listPlanFeatures } from '../../../lib/list-plan-features.ts';
import { usePricingCopy } from '../copy/use-pricing-copy.ts';
import { FreePlanStep } from './free-plan-action.tsx';

const Line = styled(Card)`
  display: grid;
  gap: var(--space-3);
`;

/** The free plan below those that a member can buy, with the ways on without paying. */
export function FreePlanLine() {
  const { member: copy } = usePricingCopy().hero;
  const { features, period } = useMarketingCopy().pricing;
  const money = useFormatMoney();
  const { tier } = usePlan();
  const clicked = useTrackCta('pricing-hero');
  const { free } = plans;
  const isFree = tier === 'free';
  return (
    <Line as="article">
      <Row $justify="space-between" $gap={3}>
        <Heading as="h3" $size={18}>
          {free.name}
        </Heading>
        <FreePlanStep size="small" />
      </Row>
      <Text $tone="muted">
        {money(free.price)} {period.free}:{' '}
        {listPlanFeatures(free, features)
          .map(({ text }) => text)
          .join(', ')}
        .
      </Text>
      <Row $gap={2}>
        {isFree && (
          <LinkButton to="/app" size="small" variant="secondary" onClick={clicked(copy.main)}>
            {copy.main}
          </LinkButton>
        )}
        <LinkButton
          to="/app?source=pricing"
          size="small"
          variant={isFree ? 'ghost' : 'secondary'}
          onClick={clicked(copy.chat)}
        >
          {copy.chat}
        </LinkButton>
      </Row>
    </Line>
  );
}
