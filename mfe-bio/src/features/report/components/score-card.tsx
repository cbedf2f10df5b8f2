import { bioBandFor } from '@datewright/contracts/bio/bands';
import { Button, Card, Heading, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

interface Props {
  score: number;
  onFixes: () => void;
}

/** The score beside the page, with the same ring as the report. */
export function ScoreCard({ score, onFixes }: Props) {
  const { report: copy } = useCopy();
  return (
    <Card as="section" aria-labelledby="score-card" $padding={5}>
      <Stack $align="center" $gap={3}>
        <Heading as="h2" $size={18} id="score-card">
          {copy.cardTitle}
        </Heading>
        <Text $size={22} $tone={bioBandFor(score)}>
          {copy.cardScore(score)}
        </Text>
        <Button variant="secondary" full onClick={onFixes}>
          {copy.fixes}
        </Button>
      </Stack>
    </Card>
  );
}
