import { styled } from '@datewright/sdk/styled';
import { Icon, Text, VisuallyHidden } from '@datewright/ui';
import { useCommonCopy } from '../../../../copy/use-common-copy.ts';
import { useDatePrepCopy } from '../../copy/use-date-prep-copy.ts';
import { ScrollTable } from '../shared/scroll-table.tsx';

const Table = styled(ScrollTable)`
  min-width: 0;
  /* On a phone all columns fit, so that the marks can be compared. */
  @media (max-width: 40rem) {
    font-size: var(--text-14);
    overflow-wrap: anywhere;
    table-layout: fixed;
    th,
    td {
      padding-inline: 0 var(--space-2);
    }
    thead th:first-child {
      width: 40%;
    }
  }
  td {
    color: var(--muted);
  }
  td[data-yes='true'] {
    color: var(--good);
  }
`;

/** Compares Date Coach with its alternatives, including its weaknesses. */
export function Comparison() {
  const copy = useDatePrepCopy().comparison;
  const { table } = useCommonCopy();
  return (
    <>
      <Table label={table(copy.title)}>
        <thead>
          <tr>
            <th scope="col">{copy.feature}</th>
            {copy.columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {copy.rows.map(({ name, marks }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {copy.columns.map((column, at) => (
                <td key={column} data-yes={marks[at]}>
                  <Icon name={marks[at] ? 'check' : 'close'} />
                  <VisuallyHidden>{marks[at] ? copy.yes : copy.no}</VisuallyHidden>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Text $tone="muted" $size={14}>
        {copy.fine}
      </Text>
    </>
  );
}
