import { plans } from '@datewright/contracts/plans';
import { tools } from '@datewright/contracts/tools';
import { useFormatMoney } from '@datewright/sdk/billing';
import { styled } from '@datewright/sdk/styled';
import { useCommonCopy } from '../../../../copy/use-common-copy.ts';
import { useHelpCopy } from '../../copy/use-help-copy.ts';

const Scroll = styled.section`
  position: relative;
  overflow-x: auto;
`;

const Table = styled.table`
  border-collapse: collapse;
  width: 100%;
  th,
  td {
    border-bottom: 1px solid var(--hairline);
    padding: var(--space-3);
    text-align: left;
    vertical-align: top;
    @media (max-width: 30rem) {
      padding-inline: 0 var(--space-2);
    }
  }
  small {
    color: var(--muted);
    display: block;
    font-weight: 400;
  }
`;

/** The allowance of each plan for each tool. */
export function CreditsTable() {
  const copy = useHelpCopy().creditsPage;
  const words = useCommonCopy();
  const money = useFormatMoney();
  return (
    <Scroll aria-label={words.table(copy.caption)} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">
              {copy.tool} <small>{copy.buys}</small>
            </th>
            {Object.values(plans).map((plan) => (
              <th key={plan.slug} scope="col">
                {plan.name} <small>{copy.price(plan, money(plan.price))}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tools.map(({ credit, name, unit }) => (
            <tr key={credit}>
              <th scope="row">
                {name} <small>{unit.one}</small>
              </th>
              {Object.values(plans).map(({ slug, allowances }) => {
                const allowance = allowances[credit];
                return <td key={slug}>{allowance ? copy.amount(allowance) : copy.none}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
