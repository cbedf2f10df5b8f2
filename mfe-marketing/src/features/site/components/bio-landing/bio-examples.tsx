import { bioBandFor } from '@datewright/contracts/bio/bands';
import { styled } from '@datewright/sdk/styled';
import { Card, Grid, Heading, Row, Text } from '@datewright/ui';
import { Avatar } from '../../../../components/illustrations/avatar.tsx';
import type { ScoredBio } from '../../copy/en/scored-bios.ts';
import { useBioTrialCopy } from '../../copy/use-bio-trial-copy.ts';
import { useProfileAnalyzerCopy } from '../../copy/use-profile-analyzer-copy.ts';
import { HighlightedText } from '../shared/highlighted-text.tsx';

const Sheet = styled(Card)`
  align-content: start;
  display: grid;
  gap: var(--space-4);
`;

const Version = styled.div<{ $after: boolean }>`
  background: ${({ $after }) => ($after ? 'var(--surface-raised)' : 'transparent')};
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
`;

const Score = styled.strong<{ $tone: string }>`
  color: var(--${({ $tone }) => $tone});
  font-variant-numeric: tabular-nums;
`;

const Points = styled.ul`
  color: var(--orchid);
  display: flex;
  flex-wrap: wrap;
  font-family: var(--font-heading);
  font-weight: 600;
  gap: var(--space-1) var(--space-4);
`;

function ScoredBioCard({ bio, label, after }: { bio: ScoredBio; label: string; after: boolean }) {
  const copy = useProfileAnalyzerCopy();
  const { signed } = useBioTrialCopy();
  return (
    <Version $after={after}>
      <Row $justify="space-between">
        <Text as="span" $tone="muted" $size={14}>
          {label}
        </Text>
        <Score $tone={bioBandFor(bio.score)}>{copy.examples.score(bio.score)}</Score>
      </Row>
      <p>
        <HighlightedText text={bio.text} words={bio.findings.map(({ words }) => words)} />
      </p>
      <Points>
        {bio.findings.map(({ words, points }) => (
          <li key={words}>
            {signed(points)} “{words}”
          </li>
        ))}
      </Points>
    </Version>
  );
}

/** Four fictional bios before and after, with real scores. */
export function BioExamples() {
  const copy = useProfileAnalyzerCopy().examples;
  return (
    <Grid $min="24rem" $gap={5}>
      {copy.list.map(({ who, name, before, after, what }) => (
        <Sheet key={who} as="article">
          <Row $gap={3} $nowrap>
            <Avatar character={who} />
            <div>
              <Heading as="h3" $size={18}>
                {name}
              </Heading>
              <Text $tone="muted" $size={14}>
                {what}
              </Text>
            </div>
          </Row>
          <ScoredBioCard bio={before} label={copy.before} after={false} />
          <ScoredBioCard bio={after} label={copy.after} after />
        </Sheet>
      ))}
    </Grid>
  );
}
