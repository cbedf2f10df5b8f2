import { Badge, Card, Heading, Icon, Row, Stack, Text } from '@datewright/ui';
import { CopyButton } from '@datewright/ui/copy-button';
import { useCopy } from '../../../copy/use-copy.ts';

/** The answer, labelled as written by an AI. */
export function AnswerCard({ answer, writtenBy }: { answer: string; writtenBy: string }) {
  const copy = useCopy();
  return (
    <Card as="section" $tone="ai" aria-label={copy.answer}>
      <Stack $gap={4}>
        <Heading as="h2" $size={22}>
          {copy.answer}
        </Heading>
        <Text>{answer}</Text>
        <Row $gap={3} $justify="space-between">
          <Badge $tone="ai">
            <Icon name="sparkle" size={14} />
            {copy.byAi(writtenBy)}
          </Badge>
          <CopyButton text={answer} labels={copy.copy} variant="secondary" size="small" />
        </Row>
      </Stack>
    </Card>
  );
}
