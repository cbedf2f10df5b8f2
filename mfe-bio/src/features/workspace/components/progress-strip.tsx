import { styled } from '@datewright/sdk/styled';
import { useCopy } from '../../../copy/use-copy.ts';
import { getProgress, type Stage } from '../../../lib/progress.ts';

const Strip = styled.nav`
  display: grid;
  gap: var(--space-2);
  grid-template-columns: minmax(0, 1fr);
`;

const Track = styled.div`
  background: var(--surface-raised);
  border-radius: var(--radius-round);
  height: 6px;
  overflow: hidden;
`;

const Bar = styled.div`
  background: var(--good);
  border-radius: inherit;
  height: 100%;
  transform-origin: left;
  transition: transform var(--time-enter) var(--ease);
`;

const Stages = styled.ol`
  display: flex;
  flex-wrap: wrap;
  > li {
    flex: 1 1 0;
    min-width: min-content;
    /* Below the middle of its third of the bar. */
    text-align: center;
  }
`;

const StageButton = styled.button<{ $reached: boolean }>`
  align-items: center;
  background: transparent;
  border: 0;
  border-radius: var(--radius-control);
  color: ${({ $reached }) => ($reached ? 'var(--text)' : 'var(--muted)')};
  cursor: pointer;
  display: inline-flex;
  font-weight: 600;
  gap: var(--space-2);
  min-height: var(--target);
  padding: 0 var(--space-2);
  &:hover {
    background: var(--surface-raised);
  }
`;

const stages: Stage[] = ['create', 'upgrade', 'score'];

interface Props {
  hasBio: boolean;
  hasReport: boolean;
  onStage: (stage: Stage) => void;
}

/** Create, Upgrade, Score It: the bio's current stage, and links to each. */
export function ProgressStrip({ hasBio, hasReport, onStage }: Props) {
  const { page } = useCopy();
  const copy = page.progress;
  const { stage, percent } = getProgress(hasBio, hasReport);
  const at = stages.indexOf(stage);
  return (
    <Strip aria-label={copy.label}>
      <Track
        role="progressbar"
        aria-label={copy.label}
        aria-valuenow={percent}
        aria-valuetext={copy.step(at + 1, stages.length)}
      >
        <Bar style={{ transform: `scaleX(${percent / 100})` }} />
      </Track>
      <Stages>
        {stages.map((name, index) => (
          <li key={name}>
            <StageButton
              type="button"
              $reached={index <= at}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onStage(name)}
            >
              {copy[name]}
            </StageButton>
          </li>
        ))}
      </Stages>
    </Strip>
  );
}
