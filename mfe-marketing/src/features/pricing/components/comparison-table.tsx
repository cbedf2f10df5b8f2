import { plans } from '@datewright/contracts/plans';
import { tiers } from '@datewright/contracts/tier';
import { tools } from '@datewright/contracts/tools';
import { styled } from '@datewright/sdk/styled';
import { usePricingCopy } from '../copy/use-pricing-copy.ts';
import { FoldedSection } from './folded-section.tsx';

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

/** Features of each plan by tool, from the plan catalogue. */
export function ComparisonTable() {
  const { comparison: copy } = usePricingCopy();
  return (
    <FoldedSection id="compare" title={copy.title}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{copy.feature}</th>
            {tiers.map((tier) => (
              <th key={tier} scope="col">
                {plans[tier].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tools.map(({ credit, name, unit, allowances }) => (
            <tr key={credit}>
              <th scope="row">{copy.row(name, unit.many)}</th>
              {tiers.map((tier) => {
                const allowance = allowances[tier];
                return <td key={tier}>{allowance ? copy.amount(allowance) : copy.none}</td>;
              })}
            </tr>
          ))}
          <tr>
            <th scope="row">{copy.turnaround}</th>
            {tiers.map((tier) => (
              <td key={tier}>{plans[tier].priorityQueue ? copy.priority : copy.standard}</td>
            ))}
          </tr>
        </tbody>
      </Table>
    </FoldedSection>
  );
}
