import { styled } from '@datewright/sdk/styled';
import type { ReactNode } from 'react';
import { Arrow, type ArrowDirection } from './hand-drawn-marks.tsx';

const Box = styled.p<{ $to: ArrowDirection }>`
  align-items: ${({ $to }) => ($to === 'left' ? 'center' : 'flex-start')};
  color: var(--orchid);
  display: flex;
  font-family: var(--font-heading);
  font-size: var(--text-16);
  font-weight: 600;
  gap: var(--space-2);
  line-height: 1.25;
  max-width: 22rem;
  text-wrap: pretty;
  > span {
    transform: rotate(-1.5deg);
  }
`;

/** A handwritten margin note with its arrow. */
export const MarginNote = ({ to = 'left', children }: { to?: ArrowDirection; children: ReactNode }) => (
  <Box $to={to}>
    <Arrow to={to} />
    <span>{children}</span>
  </Box>
);
