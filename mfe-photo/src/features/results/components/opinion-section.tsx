import type { PhotoResult } from '@datewright/contracts/photo/photo-result';
import { styled } from '@datewright/sdk/styled';
import { Heading, Icon, Row, Stack, Text } from '@datewright/ui';
import { AiCard } from '@datewright/ui/ai-card';
import { useCopy } from '../../../copy/use-copy.ts';

const By = styled.p`
  align-items: center;
  color: var(--orchid);
  display: flex;
  font-size: var(--text-14);
  font-weight: 600;
  gap: var(--space-1);
`;

const Points = styled.ul<{ $tone: 'good' | 'bad' }>`
  display: grid;
  gap: var(--space-1);
  > li {
    display: grid;
    gap: var(--space-2);
    grid-template-columns: 1.25rem minmax(0, 1fr);
  }
  > li > svg {
    color: var(--${({ $tone }) => $tone});
    margin-top: 0.125rem;
  }
`;

interface Props {
  result: PhotoResult;
  /** The card has a fix of its own, so the AI's suggestion is not the first thing to do. */
  hasFix: boolean;
}

/** The AI's opinion of the photo, on a background of its own. */
export function OpinionSection({ result, hasFix }: Props) {
  const { results: copy } = useCopy();
  const { feedback, differs, writtenBy } = result;
  return (
    <AiCard>
      <Stack $gap={3}>
        <Row $justify="space-between" $gap={1}>
          <Heading as="h4" $size={18}>
            {copy.opinion}
          </Heading>
          <By>
            <Icon name="sparkle" size={14} />
            {copy.byAi(writtenBy)}
          </By>
        </Row>
        <Text>
          <strong>{hasFix ? copy.alsoSuggests : copy.suggestion}:</strong> {feedback.suggestion}
        </Text>
        {feedback.pros.length > 0 && (
          <Points $tone="good" aria-label={copy.pros}>
            {feedback.pros.map((line) => (
              <li key={line}>
                <Icon name="check" size={18} />
                {line}
              </li>
            ))}
          </Points>
        )}
        {feedback.cons.length > 0 && (
          <Points $tone="bad" aria-label={copy.cons}>
            {feedback.cons.map((line) => (
              <li key={line}>
                <Icon name="alert" size={18} />
                {line}
              </li>
            ))}
          </Points>
        )}
        {differs && (
          <Text $size={14}>
            <strong>{copy.differs}</strong> {differs}
          </Text>
        )}
      </Stack>
    </AiCard>
  );
}
