import type { BioScore } from '@datewright/contracts/bio/score';
import { styled } from '@datewright/sdk/styled';
import { MoreOptions } from '../../../components/writing-options.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { listFindings, sortFindings } from '../lib/findings.ts';
import { ScorePart } from './score-part.tsx';

const List = styled.ul`
  display: grid;
  gap: var(--space-5);
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
      {parts.map((part) => (
        <ScorePart
          key={part.part}
          score={part}
          findings={sortFindings(found.filter((finding) => finding.part === part.part))}
          {...{ bio, chosen, onChoose }}
        />
      ))}
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
