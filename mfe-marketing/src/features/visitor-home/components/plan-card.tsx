import type { Plan } from '@datewright/contracts/plans';
import { useHasRoute } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Badge, Card, Heading, Icon, LinkButton, Row, Text } from '@datewright/ui';
import { useMarketingCopy } from '../../../copy/use-marketing-copy.ts';
import { planFeatures } from '../plan-features.ts';
import { useCta } from '../use-cta.ts';

const daysOfMonth = 30;

const Sheet = styled(Card)<{ $best: boolean }>`
  border-color: ${({ $best }) => ($best ? 'var(--ember)' : 'var(--hairline)')};
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
`;

const Price = styled.p`
  align-items: baseline;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  > strong {
    font-family: var(--font-heading);
    font-size: var(--text-36);
    letter-spacing: -0.02em;
    line-height: 1.1;
  }
  > span {
    color: var(--muted);
  }
`;

const Features = styled.ul`
  display: grid;
  flex: 1;
  align-content: start;
  gap: var(--space-3);
  > li {
    display: flex;
    gap: var(--space-3);
    > svg {
      flex: none;
      margin-top: 2px;
    }
  }
`;

const Included = styled.li<{ $included: boolean }>`
  color: ${({ $included }) => ($included ? 'inherit' : 'var(--muted)')};
  > svg {
    color: ${({ $included }) => ($included ? 'var(--good)' : 'inherit')};
  }
`;

/** One plan: what it costs, when it renews, what it holds, and the step to it where there is a page for that. */
export function PlanCard({ plan }: { plan: Plan }) {
  const copy = useMarketingCopy().pricing;
  const clicked = useCta('home-pricing');
  const best = plan.tier === 'monthly';
  const free = plan.tier === 'free';
  const to = free ? '/register?source=home-pricing' : `/pricing?checkout=${plan.slug}&source=home-pricing`;
  const label = free ? copy.start : copy.choose(plan.name);
  const reachable = useHasRoute(to);
  return (
    <Sheet as="article" $best={best}>
      <div>
        <Row $justify="space-between">
          <Heading as="h3" $size={22}>
            {plan.name}
          </Heading>
          {best && <Badge $tone="accent">{copy.best}</Badge>}
        </Row>
        <Text $tone="muted">{copy.descriptions[plan.billingPeriod]}</Text>
      </div>
      <div>
        <Price>
          <strong>{free ? copy.free : copy.price(plan.price)}</strong>
          <span>{copy.period[plan.billingPeriod]}</span>
        </Price>
        <Text $tone="muted" $size={14}>
          {copy.renewal[plan.billingPeriod]}
          {best && ` ${copy.perDay(plan.price / daysOfMonth)}.`}
        </Text>
      </div>
      <Features>
        {planFeatures(plan, copy.features).map(({ text, included }) => (
          <Included key={text} $included={included}>
            <Icon name={included ? 'check' : 'close'} size={18} />
            {text}
          </Included>
        ))}
      </Features>
      {reachable && (
        <LinkButton to={to} variant={best || free ? 'primary' : 'secondary'} full onClick={clicked(label)}>
          {label}
        </LinkButton>
      )}
      {!reachable && !free && (
        <Text $tone="muted" $size={14}>
          {copy.later}
        </Text>
      )}
    </Sheet>
  );
}
