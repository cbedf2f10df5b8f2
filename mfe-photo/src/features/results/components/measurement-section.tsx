import type { Area } from '@datewright/contracts/photo/area';
import type { Measurement, PhotoMetrics } from '@datewright/contracts/photo/photo-metrics';
import { styled } from '@datewright/sdk/styled';
import { Heading, Row, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { formatScore } from '../../../lib/score-tone.ts';
import { CropList } from './crop-list.tsx';
import { MetricItem } from './metric-item.tsx';

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
`;

const More = styled.details`
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
const isOpen = ({ verdict }: Measurement) => verdict === 'bad' || verdict === 'careful';

interface Props {
  measured: PhotoMetrics;
  thumbnail: string;
  onMark: (area: Area | null) => void;
}

/** The measurements, separate from the AI's opinion; what could be better comes first. */
export function MeasurementSection({ measured, thumbnail, onMark }: Props) {
  const { results: copy } = useCopy();
  const facts = [...measured.facts].sort(byVerdict);
  const open = facts.filter(isOpen);
  const rest = facts.filter((fact) => !isOpen(fact));
  const fine = rest.filter(({ verdict }) => verdict === 'good').length;
  return (
    <Stack $gap={2}>
      <Row $justify="space-between" $gap={2}>
        <Heading as="h4" $size={18}>
          {copy.measured}
        </Heading>
        <Text as="span" $tone="muted">
          {copy.measuredScore(formatScore(measured.score))} · {copy.toChange(open.length)}
        </Text>
      </Row>
      <Text $tone="muted" $size={14}>
        {copy.measuredTells}
      </Text>
      {open.length > 0 && (
        <List>
          {open.map((fact) => (
            <MetricItem key={fact.id} fact={fact} thumbnail={thumbnail} onMark={onMark} />
          ))}
        </List>
      )}
      {rest.length > 0 && (
        <More>
          <summary>{copy.rest(fine, rest.length - fine)}</summary>
          <List>
            {rest.map((fact) => (
              <MetricItem key={fact.id} fact={fact} thumbnail={thumbnail} onMark={onMark} />
            ))}
          </List>
        </More>
      )}
      {measured.crops.length > 0 && <CropList crops={measured.crops} thumbnail={thumbnail} onMark={onMark} />}
    </Stack>
  );
}
