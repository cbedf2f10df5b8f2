import { plans } from '@datewright/contracts/plans';
import type { Allowance } from '@datewright/contracts/tool';
import { formatLongDate } from '@datewright/sdk/dates';
import { usePlan, useTools } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Card, Heading, Icon, Row, Skeleton, Stack, Text } from '@datewright/ui';
import type { ReactNode } from 'react';
import { DescriptionList } from '../../../components/description-list.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { daysRemaining } from '../days-remaining.ts';
import { Table, TableFrame } from './plain-table.tsx';
import { UpgradeCards } from './upgrade-cards.tsx';

const Benefits = styled.ul`
  display: grid;
  gap: var(--space-2);
  svg {
    flex: none;
  }
`;

/** The member's plan and its actions, or what a paid plan would include. */
export function Membership({ manage }: { manage: ReactNode }) {
  const plan = usePlan();
  const { notLoaded } = useCopy().dashboard;
  if (plan.loading) return <Skeleton $height="16rem" />;
  if (plan.assumed) return <Text $tone="muted">{notLoaded}</Text>;
  return plan.isSubscriptionActive && plan.tier !== 'free' ? <PaidMembership manage={manage} /> : <FreeMembership />;
}

function PaidMembership({ manage }: { manage: ReactNode }) {
  const { membership: copy, plans: words } = useCopy().dashboard;
  const plan = usePlan();
  const tools = useTools();
  // Benefits come from the plan catalogue only.
  const benefits = tools.flatMap(({ name, allowances }) => {
    const allowance = allowances[plan.tier];
    return allowance ? [copy.holds(name, words.amount(allowance))] : [];
  });
  if (plans[plan.tier].priorityQueue) benefits.push(copy.priority);
  const next = plan.nextTier && plans[plan.nextTier].name;
  const end = formatLongDate(plan.subscriptionEnd) ?? copy.notAvailable;
  const renewal = formatLongDate(plan.renewalDate);
  return (
    <Stack $gap={4}>
      <Card $padding={5}>
        <Stack $gap={5}>
          <DescriptionList
            facts={[
              [copy.plan, plan.tierLabel],
              plan.cancelAtPeriodEnd ? [copy.ends, end] : [copy.renewal, renewal ?? end],
              [copy.changesTo, next && renewal && copy.nextFrom(next, renewal)],
              [copy.days, daysRemaining(plan.subscriptionEnd, Date.now())],
            ]}
          />
          {manage}
        </Stack>
      </Card>
      <Card $padding={5}>
        <Stack $gap={3}>
          <Heading as="h3" $size={18}>
            {copy.benefits}
          </Heading>
          <Benefits>
            {benefits.map((benefit) => (
              <Row as="li" key={benefit} $gap={2} $nowrap>
                <Icon name="check" />
                {benefit}
              </Row>
            ))}
          </Benefits>
        </Stack>
      </Card>
    </Stack>
  );
}

function FreeMembership() {
  const copy = useCopy().dashboard;
  const plan = usePlan();
  const { membership } = copy;
  const amount = (allowance: Allowance | null) => (allowance ? copy.plans.amount(allowance) : membership.none);
  const tools = useTools();
  const left = tools.reduce((sum, { credit }) => sum + plan.credits[credit].available, 0);
  return (
    <Card $padding={5}>
      <Stack $gap={4}>
        <Text $size={18}>
          <strong>{membership.total(left)}</strong>
        </Text>
        <Heading as="h3" $size={18}>
          {membership.compare}
        </Heading>
        <TableFrame tabIndex={0} aria-label={membership.compare}>
          <Table>
            <thead>
              <tr>
                <th scope="col">{membership.tool}</th>
                {Object.values(plans).map(({ tier, name }) => (
                  <th key={tier} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {tools.map(({ credit, name, allowances }) => (
                <tr key={credit}>
                  <th scope="row">{name}</th>
                  {Object.values(plans).map(({ tier }) => (
                    <td key={tier}>{amount(allowances[tier])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
        <UpgradeCards source="dashboard-membership" />
      </Stack>
    </Card>
  );
}
