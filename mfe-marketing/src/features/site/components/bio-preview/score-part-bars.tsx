import type { BioScore } from '@datewright/contracts/bio/score';
import { styled } from '@datewright/sdk/styled';
import { useBioTrialCopy } from '../../copy/use-bio-trial-copy.ts';
import { ProgressBar } from '../illustrations/progress-bar.tsx';

const List = styled.dl`
  display: grid;
  gap: var(--space-2) var(--space-4);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  > div {
    display: grid;
    gap: var(--space-1);
  }
  dt {
    display: flex;
    font-size: var(--text-14);
    gap: var(--space-2);
    justify-content: space-between;
  }
  dt > span:last-child {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
`;

export function ScorePartBars({ score }: { score: BioScore }) {
  const copy = useBioTrialCopy();
  return (
    <List aria-label={copy.partsTitle}>
      {score.parts.map(({ part, points, most }) => (
        <div key={part}>
          <dt>
            <span>{copy.parts[part]}</span>
          </dt>
          <dd>
            <ProgressBar share={points / most} label={copy.points(points, most)} />
          </dd>
        </div>
      ))}
    </List>
  );
}
