import { styled } from '@datewright/sdk/styled';
import { Heading, Stack, Text } from '@datewright/ui';

const Scroll = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  width: 100%;
  th,
  td {
    border-bottom: 1px solid var(--hairline);
    padding: var(--space-2) var(--space-3);
    text-align: right;
    white-space: nowrap;
  }
  th:first-child,
  td:first-child {
    padding-left: 0;
    text-align: left;
  }
  thead th {
    color: var(--muted);
    font-size: var(--text-14);
  }
`;

interface Props {
  title: string;
  note?: string;
  head: string[];
  rows: { key: string; cells: (string | number)[] }[];
}

/** A table of counts that scrolls sideways on a phone. The first cell of a row is its heading. */
export function AnalyticsTable({ title, note, head, rows }: Props) {
  return (
    <Stack as="section" $gap={3} aria-label={title}>
      <Heading as="h2" $size={22}>
        {title}
      </Heading>
      {note && (
        <Text $tone="muted" $size={14}>
          {note}
        </Text>
      )}
      <Scroll tabIndex={0} role="group" aria-label={title}>
        <Table>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...cells] }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  <td key={head[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </Stack>
  );
}
