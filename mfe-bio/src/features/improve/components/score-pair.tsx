import { bioBandFor } from '@datewright/contracts/bio/bands';
import type { BioScore } from '@datewright/contracts/bio/score';
import { styled } from '@datewright/sdk/styled';
import { Icon, Text } from '@datewright/ui';
import { ScoreRing } from '@datewright/ui/score-ring';
import { useCopy } from '../../../copy/use-copy.ts';

const Box = styled.div`
  align-items: start;
  display: grid;
  gap: var(--space-4);
  grid-template-columns: auto auto auto;
  justify-content: start;
  > svg {
    align-self: center;
    color: var(--muted);
    transform: rotate(-90deg);
    /* In the middle of the rings, not of the rings with their words. */
    margin-bottom: calc(var(--text-14) * 1.5 + var(--space-1));
  }
`;

const One = styled.div`
  display: grid;
  gap: var(--space-1);
  justify-items: center;
`;

interface Props {
  before: BioScore | null;
  after: BioScore | null;
  /** The new score could not be measured. */
  failed: boolean;
}

/** The old score, and the score with the accepted changes. */
export function ScorePair({ before, after, failed }: Props) {
  const { improve: copy } = useCopy();
  const more = before && after ? after.score - before.score : 0;
  return (
    <Box role="status">
      {before && (
        <>
          <One>
            <ScoreRing
              size={64}
              score={before.score}
              tone={bioBandFor(before.score)}
              label={copy.outOf(before.score)}
            />
            <Text $tone="muted" $size={14}>
              {copy.before}
            </Text>
          </One>
          <Icon name="chevron-down" />
        </>
      )}
      <One>
        {after ? (
          <ScoreRing size={64} score={after.score} tone={bioBandFor(after.score)} label={copy.outOf(after.score)} />
        ) : (
          <Text $tone="muted" $size={14}>
            {failed ? copy.notMeasured : copy.measuring}
          </Text>
        )}
        <Text $tone={more > 0 ? 'good' : more < 0 ? 'bad' : 'muted'} $size={14}>
          {before && after ? copy.gained(more) : copy.after}
        </Text>
      </One>
    </Box>
  );
}
