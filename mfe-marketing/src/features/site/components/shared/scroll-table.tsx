import { styled } from '@datewright/sdk/styled';
import type { ReactNode } from 'react';

const Scroll = styled.section`
  position: relative;
  overflow-x: auto;
`;

const Table = styled.table`
  border-collapse: collapse;
  min-width: 34rem;
  width: 100%;
  th,
  td {
    border-bottom: 1px solid var(--hairline);
    padding: var(--space-3);
    text-align: left;
  }
`;

/** A table that scrolls sideways on a narrow screen. `className` styles the table. */
export function ScrollTable({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Scroll aria-label={label} tabIndex={0}>
      <Table className={className}>{children}</Table>
    </Scroll>
  );
}
