import { type BioBand, bioBandFor } from '@datewright/contracts/bio/bands';
import { styled } from '@datewright/sdk/styled';

type Tone = BioBand;

export const toneOf = bioBandFor;

const Box = styled.div<{ $size: number }>`
  display: grid;
  flex: none;
  height: ${({ $size }) => $size / 16}rem;
  place-items: center;
  position: relative;
  width: ${({ $size }) => $size / 16}rem;
  > svg {
    height: 100%;
    inset: 0;
    position: absolute;
    transform: rotate(-90deg);
    width: 100%;
  }
  > strong {
    font-family: var(--font-heading);
    font-size: ${({ $size }) => ($size > 80 ? 'var(--text-36)' : 'var(--text-18)')};
    font-variant-numeric: tabular-nums;
  }
`;

const Ground = styled.circle`
  fill: none;
  stroke: var(--surface-raised);
  stroke-width: 9;
`;

const Arc = styled(Ground)<{ $tone: Tone }>`
  stroke: ${({ $tone }) => `var(--${$tone})`};
  stroke-linecap: round;
  transition: stroke-dashoffset var(--time-enter) var(--ease);
`;

/** A score from 0 to 100 in a ring. `label` is for screen readers. */
export function ScoreRing({ score, label, size = 112 }: { score: number; label: string; size?: number }) {
  return (
    <Box $size={size} role="img" aria-label={label}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <Ground cx="50" cy="50" r="44" />
        {score > 0 && (
          <Arc
            $tone={toneOf(score)}
            cx="50"
            cy="50"
            r="44"
            pathLength="100"
            strokeDasharray="100"
            strokeDashoffset={100 - score}
          />
        )}
      </svg>
      <strong aria-hidden="true">{score}</strong>
    </Box>
  );
}
