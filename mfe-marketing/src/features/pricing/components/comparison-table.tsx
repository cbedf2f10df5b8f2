import { plans, type Tier, toolName } from '@datewright/contracts/plans';
import { styled } from '@datewright/sdk/styled';
import { usePricingCopy } from '../../../copy/use-pricing-copy.ts';
import { Section } from '../../../frame/section.tsx';

const tiers: Tier[] = ['free', 'weekly', 'monthly'];

const Table = styled.table`
  border-collapse: collapse;
  table-layout: fixed;
  width: 100%;
  th,
  td {
    border-bottom: 1px solid var(--hairline);
    font-weight: 400;
    padding: var(--space-3) var(--space-2);
    text-align: left;
    vertical-align: top;
  }
  thead th {
    font-family: var(--font-heading);
    font-weight: 700;
    vertical-align: bottom;
  }
  thead th:first-child,
  tbody th {
    color: var(--muted);
    padding-left: 0;
  }
  td:last-child {
    font-weight: 600;
  }
  @media (max-width: 40rem) {
    font-size: var(--text-14);
  }
`;

/** What each plan holds, tool by tool, from the one catalogue. */
export function ComparisonTable() {
  const { comparison: copy, plans: words } = usePricingCopy();
  return (
    <Section title={copy.title} id="compare">
      <Table>
        <thead>
          <tr>
            <th scope="col">{copy.feature}</th>
            {tiers.map((tier) => (
              <th key={tier} scope="col">
                {words.names[tier]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {toolName.options.map((tool) => (
            <tr key={tool}>
              <th scope="row">{copy.rows[tool]}</th>
              {tiers.map((tier) => {
                const allowance = plans[tier].allowances[tool];
                return <td key={tier}>{allowance ? copy.amount(allowance) : copy.none}</td>;
              })}
            </tr>
          ))}
          <tr>
            <th scope="row">{copy.rows.priority}</th>
            {tiers.map((tier) => (
              <td key={tier}>{plans[tier].priorityQueue ? copy.priority : copy.standard}</td>
            ))}
          </tr>
        </tbody>
      </Table>
    </Section>
  );
}
