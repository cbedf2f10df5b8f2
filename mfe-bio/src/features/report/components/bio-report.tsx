import { bioBandFor, bioVerdictFor } from '@datewright/contracts/bio/bands';
import { styled } from '@datewright/sdk/styled';
import { Button, Heading, Row, Stack, Text } from '@datewright/ui';
import { ScoreRing } from '@datewright/ui/score-ring';
import { Sheet } from '../../../components/sheet.ts';
import { MoreOptions } from '../../../components/writing-options.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import type { AnalysisResponse } from '../hooks/use-analysis.ts';
import { Advice } from './advice.tsx';
import { PartList } from './part-list.tsx';

/** With large text, the ring is above. */
const Summary = styled.div`
  align-items: center;
  display: grid;
  gap: var(--space-4);
  grid-template-columns: auto minmax(0, 1fr);
  @media (max-width: 20rem) {
    grid-template-columns: 1fr;
  }
`;

interface Props {
  bio: string;
  analysis: AnalysisResponse['analysis'];
  chosen: string | null;
  onChoose: (id: string | null) => void;
  /** Its version is the page's next step. */
  isOffered: boolean;
  onUse: (bio: string) => void;
  onDismiss: () => void;
}

/** The score with all of its parts, and separately the AI's opinion. */
export function BioReport({ bio, analysis, chosen, onChoose, isOffered, onUse, onDismiss }: Props) {
  const { report: copy } = useCopy();
  const verdict = bioVerdictFor(analysis.score);
  return (
    <Sheet as="section" id="bio-report" aria-labelledby="report-title" tabIndex={-1}>
      <Stack $gap={5}>
        <Row $justify="space-between" $gap={2}>
          <Heading id="report-title" $size={22}>
            {copy.title}
          </Heading>
          <Button variant="ghost" size="small" onClick={onDismiss}>
            {copy.dismiss}
          </Button>
        </Row>
        <Summary>
          <ScoreRing
            size={88}
            score={analysis.score}
            tone={bioBandFor(analysis.score)}
            label={copy.outOf(analysis.score)}
          />
          <Stack $gap={1}>
            <Text $size={22}>
              <strong>{copy.verdict[verdict]}</strong>
            </Text>
            <Text>{copy.verdictText[verdict]}</Text>
            {analysis.language === 'hu' && (
              <Text $tone="muted" $size={14}>
                {copy.otherLanguage}
              </Text>
            )}
          </Stack>
        </Summary>
        <Advice analysis={analysis} isOffered={isOffered} onUse={onUse} />
        <MoreOptions open={chosen !== null || undefined}>
          <summary>{copy.allParts}</summary>
          <Stack $gap={5}>
            <Text $tone="muted" $size={14}>
              {copy.measured}
            </Text>
            <PartList score={analysis} bio={bio} chosen={chosen} onChoose={onChoose} />
          </Stack>
        </MoreOptions>
      </Stack>
    </Sheet>
  );
}
