import { currency, guaranteeDays, plans } from '@datewright/contracts/plans';
import { styled } from '@datewright/sdk/styled';
import { Text } from '@datewright/ui';
import { useMarketingCopy } from '../../../copy/use-marketing-copy.ts';
import { PlanCard } from './plan-card.tsx';
import { Section } from './section.tsx';

const Cards = styled.div`
  align-items: stretch;
  display: grid;
  gap: var(--space-5);
  @media (min-width: 56rem) {
    grid-template-columns: repeat(3, 1fr);
  }
`;

/** The three plans, from the one catalogue. */
export function Pricing() {
  const copy = useMarketingCopy().pricing;
  return (
    <Section title={copy.title} id="pricing">
      <Cards>
        {Object.values(plans).map((plan) => (
          <PlanCard key={plan.tier} plan={plan} />
        ))}
      </Cards>
      <Text $tone="muted" $size={14}>
        {copy.text(currency)} {copy.guarantee(guaranteeDays)}
      </Text>
    </Section>
  );
}
