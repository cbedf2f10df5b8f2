import type { Area } from '@datewright/contracts/photo/area';
import type { Fact, Measured } from '@datewright/contracts/photo/facts';
import { styled } from '@datewright/sdk/styled';
import { Heading, Row, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { scoreText } from '../../../frame/score-tone.ts';
import { CropList } from './crop-list.tsx';
import { FactItem } from './fact-item.tsx';

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

const worst = ['bad', 'careful', 'unsure', 'good'];
const byVerdict = (a: Fact, b: Fact) => worst.indexOf(a.verdict) - worst.indexOf(b.verdict);
const isOpen = ({ verdict }: Fact) => verdict === 'bad' || verdict === 'careful';

interface Props {
  measured: Measured;
  thumbnail: string;
  onMark: (area: Area | null) => void;
}

/** What was measured, apart from every opinion: what could be better first. */
export function MeasuredPart({ measured, thumbnail, onMark }: Props) {
  const { results: copy } = useCopy();
  const facts = [...measured.facts].sort(byVerdict);
  const open = facts.filter(isOpen);
  const fine = facts.filter((fact) => !isOpen(fact));
  return (
    <Stack $gap={2}>
      <Row $justify="space-between" $gap={2}>
        <Heading as="h4" $size={18}>
          {copy.measured}
        </Heading>
        <Text as="span" $tone="muted">
          {copy.measuredScore(scoreText(measured.score))} · {copy.toChange(open.length)}
        </Text>
      </Row>
      <Text $tone="muted" $size={14}>
        {copy.measuredTells}
      </Text>
      {open.length > 0 && (
        <List>
          {open.map((fact) => (
            <FactItem key={fact.id} fact={fact} thumbnail={thumbnail} onMark={onMark} />
          ))}
        </List>
      )}
      {fine.length > 0 && (
        <More>
          <summary>{copy.fine(fine.length)}</summary>
          <List>
            {fine.map((fact) => (
              <FactItem key={fact.id} fact={fact} thumbnail={thumbnail} onMark={onMark} />
            ))}
          </List>
        </More>
      )}
      {measured.crops.length > 0 && <CropList crops={measured.crops} thumbnail={thumbnail} onMark={onMark} />}
    </Stack>
  );
}
