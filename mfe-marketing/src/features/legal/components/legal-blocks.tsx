import { styled } from '@datewright/sdk/styled';
import { Text } from '@datewright/ui';
import type { LegalTextBlock } from '../copy/legal-text.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  && {
    list-style: disc;
  }
  max-width: var(--measure);
  padding-left: var(--space-5);
`;

/** A table; its rows become cards on narrow screens. */
const Table = styled.table`
  border-collapse: collapse;
  font-size: var(--text-14);
  width: 100%;
  th,
  td {
    border-bottom: 1px solid var(--hairline);
    padding: var(--space-3) var(--space-3) var(--space-3) 0;
    text-align: left;
    overflow-wrap: anywhere;
    vertical-align: top;
  }
  th {
    color: var(--muted);
    font-weight: 600;
  }
  td:first-child {
    min-width: 11rem;
  }
  @media (max-width: 40rem) {
    thead {
      clip-path: inset(50%);
      height: 1px;
      overflow: hidden;
      position: absolute;
    }
    tr {
      border-bottom: 1px solid var(--hairline);
      display: grid;
      gap: var(--space-1);
      padding-block: var(--space-3);
    }
    td {
      border: 0;
      padding: 0;
    }
    td:first-child {
      font-weight: 600;
      min-width: 0;
    }
    td:not(:first-child) {
      color: var(--muted);
    }
  }
`;

export function LegalBlocks({ blocks }: { blocks: readonly LegalTextBlock[] }) {
  return blocks.map((block) => <LegalBlock key={JSON.stringify(block)} block={block} />);
}

function LegalBlock({ block }: { block: LegalTextBlock }) {
  if (typeof block === 'string') return <Text>{block}</Text>;
  if (!('heads' in block)) {
    return (
      <List>
        {block.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
    );
  }
  return (
    <Table>
      {block.heads.some(Boolean) && (
        <thead>
          <tr>
            {block.heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {block.rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
