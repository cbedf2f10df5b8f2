import { styled } from '@datewright/sdk/styled';

const Track = styled.div`
  background: var(--surface-raised);
  border-radius: var(--radius-round);
  height: 0.5rem;
  overflow: hidden;
`;

const colours = {
  accent: 'var(--ember)',
  neutral: 'var(--muted)',
  good: 'var(--good)',
  careful: 'var(--careful)',
  bad: 'var(--bad)',
} as const;

const Bar = styled.div<{ $tone: keyof typeof colours }>`
  background: ${({ $tone }) => colours[$tone]};
  border-radius: inherit;
  height: 100%;
  transform-origin: left;
  transition: transform var(--time-enter) var(--ease);
`;

export interface MeterProps {
  /** The accessible name. */
  label: string;
  value: number;
  max: number;
  /** Screen readers announce this instead of the number. */
  valueText?: string;
  tone?: keyof typeof colours;
}

export function Meter({ label, value, max, valueText, tone = 'accent' }: MeterProps) {
  const share = Math.min(1, Math.max(0, value / Math.max(1, max)));
  return (
    <Track
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(1, max)}
      aria-valuenow={Math.min(Math.max(0, value), Math.max(1, max))}
      aria-valuetext={valueText}
    >
      <Bar $tone={tone} style={{ transform: `scaleX(${share})` }} />
    </Track>
  );
}
