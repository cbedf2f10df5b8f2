import { Card, Heading, Row, Stack, Text } from '@datewright/ui';
import { AiCard } from '@datewright/ui/ai-card';
import { WrittenByAi } from '@datewright/ui/written-by-ai';
import { AppCounters } from '../../../components/app-counters.tsx';
import { CheckedText, Prose } from '../../../components/checked-text.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import type { SavedImprovement } from '../lib/saved-improvement.ts';

type SavedAnswer = NonNullable<SavedImprovement['preview']>['answer'];

interface Props {
  answer: SavedAnswer;
  /** The rewrite without the refused changes, and its facts that the member should check. */
  text: string;
  toCheck: SavedAnswer['toCheck'];
}

export function RewriteCard({ answer, text, toCheck }: Props) {
  const { improve: copy, page } = useCopy();
  const Box = answer.changes ? Card : AiCard;
  return (
    <Box as="section" aria-labelledby="reads-title">
      <Stack $gap={3}>
        <Row $justify="space-between" $gap={2}>
          <Heading as="h3" $size={18} id="reads-title">
            {copy.result}
          </Heading>
          {!answer.changes && <WrittenByAi>{page.byAi(answer.writtenBy)}</WrittenByAi>}
        </Row>
        <Prose>
          <CheckedText text={text} toCheck={toCheck} />
        </Prose>
        {toCheck.length > 0 && (
          <Text $tone="careful" $size={14}>
            {copy.toCheck(toCheck.length)}
          </Text>
        )}
        <AppCounters text={text} />
      </Stack>
    </Box>
  );
}
