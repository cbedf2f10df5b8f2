import type { BioScore } from '@datewright/contracts/bio/score';
import { styled } from '@datewright/sdk/styled';
import { Heading, Meter, Row, Text } from '@datewright/ui';
import { MoreOptions } from '../../../components/writing-options.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { getPartTone } from '../../../lib/score-tone.ts';
import { listFindings, sortFindings } from '../lib/findings.ts';
import { FindingItem } from './finding-item.tsx';
import { StudySource } from './study-source.tsx';

const List = styled.ul`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: minmax(0, 1fr);
`;

const Part = styled.li`
  display: grid;
  gap: var(--space-2);
  grid-template-columns: minmax(0, 1fr);
`;

const Findings = styled.ul`
  display: grid;
  gap: 2px;
  grid-template-columns: minmax(0, 1fr);
`;

const Full = styled(MoreOptions)`
  padding-top: var(--space-3);
`;

interface Props {
  score: BioScore;
  bio: string;
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

/** The parts of the score with their findings: those with the most to gain first, full ones folded. */
export function PartList({ score, bio, chosen, onChoose }: Props) {
  const { report: copy } = useCopy();
  const found = listFindings(score);
  const open = score.parts
    .filter(({ points, most }) => points < most)
    .sort((a, b) => b.most - b.points - (a.most - a.points));
  const full = score.parts.filter(({ points, most }) => points >= most);
  const holdsChosen = full.some(({ part }) => found.some(({ id, part: of }) => of === part && id === chosen));
  const list = (parts: BioScore['parts']) => (
    <List>
      {parts.map(({ part, points, most }) => {
        const own = sortFindings(found.filter((finding) => finding.part === part));
        return (
          <Part key={part}>
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
            {own.length === 0 ? (
              <StudySource part={part} />
            ) : (
              <Findings>
                {own.map((finding) => (
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
      })}
    </List>
  );
  return (
    <>
      {list(open)}
      {full.length > 0 && (
        <Full open={holdsChosen || open.length === 0}>
          <summary>{copy.fullParts(full.length)}</summary>
          {list(full)}
        </Full>
      )}
    </>
  );
}
