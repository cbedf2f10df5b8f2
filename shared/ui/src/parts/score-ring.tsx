import { styled } from '@datewright/sdk/styled';
import { useCountUp } from '../browser/use-count-up.ts';

const Box = styled.div<{ $size: number }>`
  display: grid;
  flex: none;
  height: ${({ $size }) => $size / 16}rem;
  place-items: center;
  position: relative;
  width: ${({ $size }) => $size / 16}rem;
  > svg {
    inset: 0;
    position: absolute;
    transform: rotate(-90deg);
  }
  > strong {
    font-family: var(--font-heading);
    font-size: ${({ $size }) => ($size > 80 ? 'var(--text-36)' : 'var(--text-18)')};
    font-variant-numeric: tabular-nums;
  }
`;

type Tone = 'good' | 'careful' | 'bad';

const Ground = styled.circle`
  fill: none;
  stroke: var(--surface-raised);
  stroke-width: 9;
`;

const Arc = styled(Ground)<{ $tone: Tone }>`
  stroke: var(--${({ $tone }) => $tone});
  stroke-linecap: round;
  transition: stroke-dasharray var(--time-enter) var(--ease);
`;

const around = 2 * Math.PI * 44;

interface Props {
  score: number;
  tone: Tone;
  /** For screen readers. */
  label: string;
  size?: number;
}

/** A score from 0 to 100, as a number in a ring. */
export function ScoreRing({ score, tone, label, size = 112 }: Props) {
  const share = Math.min(100, Math.max(0, score)) / 100;
  return (
    <Box $size={size} role="img" aria-label={label}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <Ground cx="50" cy="50" r="44" />
        {share > 0 && <Arc cx="50" cy="50" r="44" strokeDasharray={`${share * around} ${around}`} $tone={tone} />}
      </svg>
      <strong aria-hidden="true">{Math.round(useCountUp(score))}</strong>
    </Box>
  );
}
