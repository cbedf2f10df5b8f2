import { type Allowance, plans } from '@datewright/contracts/plans';
import { longDate } from '@datewright/sdk/billing';
import { usePlan } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Heading, Icon, Row, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { daysRemaining } from '../dashboard-facts.ts';
import { tools } from '../tools.ts';
import { Table, TableFrame } from './plain-table.tsx';
import { UpgradeLink } from './upgrade-link.tsx';

const Facts = styled.dl`
  display: grid;
  gap: var(--space-1) var(--space-6);
  grid-template-columns: auto 1fr;
  margin: 0;
  dt {
    color: var(--muted);
  }
  dd {
    font-weight: 600;
    margin: 0;
  }
`;

const Benefits = styled.ul`
  display: grid;
  gap: var(--space-2);
  list-style: none;
  margin: 0;
  padding: 0;
`;

/** What the member pays for, or what they would get. */
export function Membership() {
  const plan = usePlan();
  return plan.isSubscriptionActive && plan.tier !== 'free' ? <PaidMembership /> : <FreeMembership />;
}

function PaidMembership() {
  const { membership: copy } = useCopy().dashboard;
  const plan = usePlan();
  return (
    <Stack $gap={6}>
      <Facts>
        <dt>{copy.plan}</dt>
        <dd>{plan.tierLabel}</dd>
        <dt>{copy.renewal}</dt>
        <dd>{longDate(plan.subscriptionEnd) ?? copy.notAvailable}</dd>
        <dt>{copy.days}</dt>
        <dd>{daysRemaining(plan.subscriptionEnd, Date.now())}</dd>
      </Facts>
      <Stack $gap={3}>
        <Heading as="h3" $size={18}>
          {copy.benefits}
        </Heading>
        <Benefits>
          {copy.list.map((benefit) => (
            <Row as="li" key={benefit} $gap={2} $nowrap>
              <Icon name="check" />
              {benefit}
            </Row>
          ))}
        </Benefits>
      </Stack>
    </Stack>
  );
}

function FreeMembership() {
  const copy = useCopy().dashboard;
  const plan = usePlan();
  const { membership } = copy;
  const amount = (allowance: Allowance | null) =>
    allowance ? membership.amount(allowance.limit, allowance.period) : membership.none;
  const left = tools.reduce((sum, { tool }) => sum + plan.credits[tool].available, 0);
  return (
    <Stack $gap={4}>
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
            {tools.map(({ tool }) => (
              <tr key={tool}>
                <th scope="row">{copy.tools[tool].tile}</th>
                {Object.values(plans).map(({ tier, allowances }) => (
                  <td key={tier}>{amount(allowances[tool])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
      {!plan.loading && <Text>{membership.total(left)}</Text>}
      <Row>
        <UpgradeLink source="dashboard-membership">{copy.upgrade}</UpgradeLink>
      </Row>
    </Stack>
  );
}
