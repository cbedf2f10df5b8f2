import { styled } from '@datewright/sdk/styled';

/** Scrolls inside itself where it is wider than the page. Its section is the landmark. */
export const TableFrame = styled.div.attrs({ role: 'group' })`
  overflow-x: auto;
`;

export const Table = styled.table`
  border-collapse: collapse;
  width: 100%;
  th,
  td {
    border-bottom: 1px solid var(--hairline);
    padding: var(--space-2) var(--space-3);
    text-align: left;
    white-space: nowrap;
    @media (max-width: 39.99rem) {
      font-size: var(--text-14);
      padding-inline: 0 var(--space-2);
      white-space: normal;
    }
  }
  th {
    color: var(--muted);
    font-size: var(--text-14);
    font-weight: 600;
  }
  td:last-child,
  th:last-child {
    font-variant-numeric: tabular-nums;
  }
`;
