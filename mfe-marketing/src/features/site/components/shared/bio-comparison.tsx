import { bioBandFor } from '@datewright/contracts/bio/bands';
import { styled } from '@datewright/sdk/styled';
import { Card, Grid, Heading, Row } from '@datewright/ui';
import { ScoreRing } from '@datewright/ui/score-ring';
import type { ScoredBio } from '../../copy/en/scored-bios.ts';
import { HighlightedText } from './highlighted-text.tsx';

const Sheet = styled(Card)`
  align-content: start;
  display: grid;
  gap: var(--space-4);
`;

interface Props {
  before: ScoredBio;
  after: ScoredBio;
  copy: { before: string; after: string; score: (score: number) => string };
}

/** A bio before and after, with the scored words marked. */
export function BioComparison({ before, after, copy }: Props) {
  const versions = [
    { label: copy.before, bio: before },
    { label: copy.after, bio: after },
  ];
  return (
    <Grid $min="18rem" $gap={5}>
      {versions.map(({ label, bio }) => (
        <Sheet key={label} as="article">
          <Row $justify="space-between">
            <Heading as="h3" $size={18}>
              {label}
            </Heading>
            <ScoreRing score={bio.score} tone={bioBandFor(bio.score)} label={copy.score(bio.score)} size={64} />
          </Row>
          <p>
            <HighlightedText text={bio.text} words={bio.findings.map(({ words }) => words)} />
          </p>
        </Sheet>
      ))}
    </Grid>
  );
}
