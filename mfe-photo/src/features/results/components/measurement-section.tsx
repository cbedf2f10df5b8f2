import type { Area } from '@datewright/contracts/photo/area';
import type { Measurement, PhotoMetrics } from '@datewright/contracts/photo/photo-metrics';
import { styled } from '@datewright/sdk/styled';
import { Stack, Text } from '@datewright/ui';
import { Fold } from '../../../components/fold.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { formatScore } from '../../../lib/score-tone.ts';
import { CropList } from './crop-list.tsx';
import { MetricItem } from './metric-item.tsx';

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
`;

const verdictOrder = ['bad', 'careful', 'unsure'];
const byVerdict = (a: Measurement, b: Measurement) => verdictOrder.indexOf(a.verdict) - verdictOrder.indexOf(b.verdict);

interface Props {
  measured: PhotoMetrics;
  thumbnail: string;
  onMark: (area: Area | null) => void;
}

/** Every measurement of a photo, folded: what could be better, and below it, folded again, what is good. */
export function MeasurementSection({ measured, thumbnail, onMark }: Props) {
  const { results: copy } = useCopy();
  const good = measured.facts.filter(({ verdict }) => verdict === 'good');
  const others = measured.facts.filter(({ verdict }) => verdict !== 'good').toSorted(byVerdict);
  const list = (facts: readonly Measurement[]) => (
    <List>
      {facts.map((fact) => (
        <MetricItem key={fact.id} fact={fact} thumbnail={thumbnail} onMark={onMark} />
      ))}
    </List>
  );
  return (
    <Fold $hasRule>
      <summary>{copy.measured}</summary>
      <Stack $gap={3}>
        <Text $tone="muted" $size={14}>
          {copy.measuredText(formatScore(measured.score))}
        </Text>
        {others.length > 0 && list(others)}
        {good.length > 0 && (
          <Fold $isQuiet>
            <summary>{copy.good(good.length, others.length > 0)}</summary>
            {list(good)}
          </Fold>
        )}
        {measured.crops.length > 0 && <CropList crops={measured.crops} thumbnail={thumbnail} onMark={onMark} />}
      </Stack>
    </Fold>
  );
}
