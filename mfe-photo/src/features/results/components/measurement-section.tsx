import type { Area } from '@datewright/contracts/photo/area';
import type { Measurement, PhotoMetrics } from '@datewright/contracts/photo/photo-metrics';
import { styled } from '@datewright/sdk/styled';
import { Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { formatScore } from '../../../lib/score-tone.ts';
import { CropList } from './crop-list.tsx';
import { MetricItem } from './metric-item.tsx';

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
`;

const Fold = styled.details`
  border-top: 1px solid var(--hairline);
  > summary {
    cursor: pointer;
    font-weight: 600;
    min-height: var(--target);
    padding-block: var(--space-3) var(--space-2);
  }
`;

const verdictOrder = ['bad', 'careful', 'unsure', 'good'];
const byVerdict = (a: Measurement, b: Measurement) => verdictOrder.indexOf(a.verdict) - verdictOrder.indexOf(b.verdict);

interface Props {
  measured: PhotoMetrics;
  thumbnail: string;
  onMark: (area: Area | null) => void;
}

/** Every measurement of a photo, folded; what could be better comes first. */
export function MeasurementSection({ measured, thumbnail, onMark }: Props) {
  const { results: copy } = useCopy();
  return (
    <Fold>
      <summary>{copy.measured}</summary>
      <Stack $gap={3}>
        <Text $tone="muted" $size={14}>
          {copy.measuredText(formatScore(measured.score))}
        </Text>
        <List>
          {measured.facts.toSorted(byVerdict).map((fact) => (
            <MetricItem key={fact.id} fact={fact} thumbnail={thumbnail} onMark={onMark} />
          ))}
        </List>
        {measured.crops.length > 0 && <CropList crops={measured.crops} thumbnail={thumbnail} onMark={onMark} />}
      </Stack>
    </Fold>
  );
}
