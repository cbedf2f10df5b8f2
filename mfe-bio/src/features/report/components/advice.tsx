import { bioBandFor } from '@datewright/contracts/bio/bands';
import { styled } from '@datewright/sdk/styled';
import { Button, Heading, Row, Stack, Text } from '@datewright/ui';
import { AiCard } from '@datewright/ui/ai-card';
import { ScoreRing } from '@datewright/ui/score-ring';
import { WrittenByAi } from '@datewright/ui/written-by-ai';
import { CheckedText, Prose } from '../../../components/checked-text.tsx';
import { ReasonList } from '../../../components/reason-list.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import type { AnalysisResponse } from '../hooks/use-analysis.ts';
import { QuotedNote } from './quoted-note.tsx';

/** The ring beside its words, or above them where text is large. */
const Words = styled(Stack)`
  flex: 1 1 9rem;
`;

interface Props {
  analysis: AnalysisResponse['analysis'];
  /** Its version is the page's next step. */
  isOffered: boolean;
  onUse: (bio: string) => void;
}

/** The AI's opinion, marked as such and separate from the measured score. */
export function Advice({ analysis, isOffered, onUse }: Props) {
  const { report: copy, page } = useCopy();
  const { score, feedback, improvedVersion, improvedScore, toCheck, writtenBy } = analysis;
  return (
    <AiCard as="section" aria-labelledby="advice-title">
      <Stack>
        <Heading as="h3" $size={18} id="advice-title">
          {copy.adviceTitle}
        </Heading>
        {improvedVersion && (
          <Stack $gap={3}>
            <Row $gap={3}>
              {improvedScore && (
                <ScoreRing
                  size={56}
                  score={improvedScore.score}
                  tone={bioBandFor(improvedScore.score)}
                  label={copy.outOf(improvedScore.score)}
                />
              )}
              <Words $gap={1}>
                <Heading as="h4" $size={18}>
                  {copy.suggested}
                </Heading>
                {improvedScore && (
                  <Text $tone="muted" $size={14}>
                    {copy.against(improvedScore.score - score)}
                  </Text>
                )}
              </Words>
            </Row>
            <Prose>
              <CheckedText text={improvedVersion} toCheck={toCheck} />
            </Prose>
            <Row $gap={3}>
              <Button variant={isOffered ? 'primary' : 'secondary'} onClick={() => onUse(improvedVersion)}>
                {copy.use}
              </Button>
              <Text $tone="muted" $size={14}>
                {copy.useText}
              </Text>
            </Row>
          </Stack>
        )}
        <ReasonList>
          {feedback.map((tip) => (
            <li key={tip}>
              <QuotedNote note={tip} />
            </li>
          ))}
        </ReasonList>
        <Stack $gap={1}>
          <WrittenByAi>{page.byAi(writtenBy)}</WrittenByAi>
          <Text $tone="muted" $size={14}>
            {copy.adviceText}
          </Text>
        </Stack>
      </Stack>
    </AiCard>
  );
}
