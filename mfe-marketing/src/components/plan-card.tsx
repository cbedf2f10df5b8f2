import { type Plan, plans } from '@datewright/contracts/plans';
import { useFormatMoney } from '@datewright/sdk/billing';
import { styled } from '@datewright/sdk/styled';
import { Badge, Card, Heading, Icon, Row, Text } from '@datewright/ui';
import type { ReactNode } from 'react';
import { useMarketingCopy } from '../copy/use-marketing-copy.ts';
import { listPlanFeatures } from '../lib/list-plan-features.ts';
import { countWeeksUntilMonthlyIsCheaper, getPricePerDay } from '../lib/plan-prices.ts';

const Sheet = styled(Card)<{ $best: boolean }>`
  @media (max-width: 40rem) {
    padding: var(--space-5);
  }
  align-content: start;
  border-color: ${({ $best }) => ($best ? 'var(--ember)' : 'var(--hairline)')};
  display: grid;
  gap: var(--space-4);
  grid-template-columns: minmax(0, 1fr);
  /* In a row of plans, names, prices, features and buttons line up. */
  @media (min-width: 56rem) {
    grid-row: span 4;
    grid-template-rows: subgrid;
  }
`;

const Foot = styled.div`
  align-content: start;
  display: grid;
  gap: var(--space-4);
`;

const Billing = styled.span`
  color: var(--muted);
  font-weight: 500;
  white-space: nowrap;
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

const Features = styled.ul<{ $isBrief: boolean }>`
  ${({ $isBrief }) => $isBrief && '@media (max-width: 40rem) { && { display: none; } }'}
  display: grid;
  align-content: start;
  gap: var(--space-2);
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
  ${({ $included }) => !$included && 'color: var(--muted); padding-left: calc(18px + var(--space-3));'}
  > svg {
    color: var(--good);
  }
`;

interface PlanCardProps {
  plan: Plan;
  /** How often it is paid, shown after its name. */
  billing?: string;
  badge?: string | undefined;
  /** The renewal is part of the terms at the button. */
  hasTerms?: boolean;
  /** On a phone, the features are left to the page of plans. */
  isBrief?: boolean;
  /** The button of the plan. */
  children: ReactNode;
}

/** A plan: price, renewal, features and its button. */
export function PlanCard({ plan, billing, badge, hasTerms = false, isBrief = false, children }: PlanCardProps) {
  const copy = useMarketingCopy().pricing;
  const money = useFormatMoney();
  const best = plan.tier === 'monthly';
  const perDay = getPricePerDay(plan);
  const weeks = plan.tier === 'weekly' ? countWeeksUntilMonthlyIsCheaper() : null;
  return (
    <Sheet as="article" $best={best}>
      <div>
        <Row $justify="space-between">
          <Heading as="h3" $size={22}>
            {plan.name} {billing && <Billing>{billing}</Billing>}
          </Heading>
          {badge && <Badge $tone="accent">{badge}</Badge>}
        </Row>
        <Text $tone="muted" $size={14}>
          {copy.descriptions[plan.billingPeriod]}
        </Text>
      </div>
      <div>
        <Price>
          <strong>{money(plan.price)}</strong>
          <span>{copy.period[plan.billingPeriod]}</span>
        </Price>
        <Text $tone="muted" $size={14}>
          {!hasTerms && `${copy.renewal[plan.billingPeriod]} `}
          {perDay !== null && copy.perDay(money(perDay))}{' '}
          {weeks !== null && copy.moreThanMonth(weeks, plans.monthly.name)}
        </Text>
      </div>
      <Features $isBrief={isBrief}>
        {listPlanFeatures(plan, copy.features).map(({ text, included }) => (
          <Included key={text} $included={included}>
            {included && <Icon name="check" size={18} />}
            {text}
          </Included>
        ))}
      </Features>
      <Foot>{children}</Foot>
    </Sheet>
  );
}

export const PlanRow = styled.div<{ $columns?: number }>`
  align-items: stretch;
  display: grid;
  gap: var(--space-4);
  @media (min-width: 56rem) {
    grid-template-columns: repeat(${({ $columns = 3 }) => $columns}, 1fr);
  }
`;
