import type { BioScore } from '@datewright/contracts/bio/score';
import { styled } from '@datewright/sdk/styled';
import { Heading, Meter, Row, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { getPartTone } from '../../../lib/score-tone.ts';
import type { listFindings } from '../lib/findings.ts';
import { FindingItem } from './finding-item.tsx';
import { StudySource } from './study-source.tsx';

const Part = styled.li`
  display: grid;
  gap: var(--space-2);
  grid-template-columns: minmax(0, 1fr);
`;

const Findings = styled.ul`
  display: grid;
  gap: 2px;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  margin: 0;
  padding: 0;
`;

interface Props {
  score: BioScore['parts'][number];
  findings: ReturnType<typeof listFindings>;
  bio: string;
  /** Id of the open finding. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

/** One part of the score with its findings, or with the study behind it. */
export function ScorePart({ score: { part, points, most }, findings, bio, chosen, onChoose }: Props) {
  const { report: copy } = useCopy();
  return (
    <Part>
      <Row $justify="space-between" $gap={2}>
        <Heading as="h3" $size={18}>
          {copy.parts[part]}
        </Heading>
        <Text as="span" $tone="muted">
          {copy.points(points, most)}
        </Text>
      </Row>
      <Meter
        label={copy.parts[part]}
        value={points}
        max={most}
        valueText={copy.points(points, most)}
        tone={getPartTone(points, most)}
      />
      {points < most && (
        <Text $tone="muted" $size={14}>
          {copy.open[part]}
        </Text>
      )}
      {findings.length === 0 ? (
        <StudySource part={part} />
      ) : (
        <Findings>
          {findings.map((finding) => (
            <FindingItem
              key={finding.id}
              found={finding}
              bio={bio}
              open={finding.id === chosen}
              onToggle={() => onChoose(finding.id === chosen ? null : finding.id)}
            />
          ))}
        </Findings>
      )}
    </Part>
  );
}
