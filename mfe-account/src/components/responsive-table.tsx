import { styled } from '@datewright/sdk/styled';

/**
 * A table that folds into rows of two lines on narrow screens. Explicit roles keep it a table for screen readers.
 * `data-main` and `data-number` mark the heading cell and the amount: they are the first line.
 */
export const ResponsiveTable = styled.table.attrs({ role: 'table' })`
  border-collapse: collapse;
  width: 100%;
  th,
  td {
    border-bottom: 1px solid var(--hairline);
    padding: var(--space-3) var(--space-3) var(--space-3) 0;
    text-align: left;
    vertical-align: top;
  }
  th {
    color: var(--muted);
    font-size: var(--text-14);
    font-weight: 600;
  }
  small {
    color: var(--muted);
    display: block;
    font-size: var(--text-14);
    font-weight: 400;
  }
  [data-number] {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  @media (max-width: 40rem) {
    display: block;
    thead {
      clip-path: inset(50%);
      position: absolute;
    }
    tbody {
      display: block;
    }
    tr {
      align-items: center;
      border-bottom: 1px solid var(--hairline);
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-1) var(--space-4);
      padding-block: var(--space-3);
    }
    td {
      border: 0;
      font-size: var(--text-14);
      padding: 0;
    }
    [data-main] {
      flex: 1 1 calc(100% - 6rem);
      font-size: inherit;
      font-weight: 600;
      order: -2;
    }
    [data-number] {
      font-size: inherit;
      order: -1;
    }
  }
`;

export const TableHead = styled.thead.attrs({ role: 'rowgroup' })``;
export const TableBody = styled.tbody.attrs({ role: 'rowgroup' })``;
export const TableRow = styled.tr.attrs({ role: 'row' })``;
export const ColumnHeader = styled.th.attrs({ role: 'columnheader', scope: 'col' })``;
export const TableCell = styled.td.attrs({ role: 'cell' })``;
