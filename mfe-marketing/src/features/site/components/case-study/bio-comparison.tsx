import { styled } from '@datewright/sdk/styled';
import { Card, Grid, Heading, Row } from '@datewright/ui';
import type { CaseStudy } from '../../copy/en/case-studies.ts';
import { useCaseStudiesCopy } from '../../copy/use-case-studies-copy.ts';
import { ScoreRing } from '../illustrations/score-ring.tsx';
import { HighlightedText } from '../shared/highlighted-text.tsx';

const Sheet = styled(Card)`
  align-content: start;
  display: grid;
  gap: var(--space-4);
`;

/** A bio before and after, with the scored words marked. */
export function BioComparison({ study }: { study: CaseStudy }) {
  const copy = useCaseStudiesCopy();
  const versions = [
    { label: copy.before, bio: study.before },
    { label: copy.after, bio: study.after },
  ];
  return (
    <Grid $min="20rem" $gap={5}>
      {versions.map(({ label, bio }) => (
        <Sheet key={label} as="article">
          <Row $justify="space-between">
            <Heading as="h3" $size={18}>
              {label}
            </Heading>
            <ScoreRing score={bio.score} label={copy.score(bio.score)} size={64} />
          </Row>
          <p>
            <HighlightedText text={bio.text} words={bio.findings.map(({ words }) => words)} />
          </p>
        </Sheet>
      ))}
    </Grid>
  );
}
