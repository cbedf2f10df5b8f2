import { type BioPart, bioParts } from '@datewright/contracts/bio/rules';
import { Card, Heading, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { PartLines } from './part-lines.tsx';

/** Explains what will be scored, before there is a score. */
export function ScoreGuide() {
  const { report: copy } = useCopy();
  return (
    <Card as="section" aria-labelledby="score-guide" $padding={5}>
      <Stack $gap={3}>
        <Heading as="h2" $size={18} id="score-guide">
          {copy.guideTitle}
        </Heading>
        <Text $tone="muted" $size={14}>
          {copy.guideText}
        </Text>
        <PartLines parts={Object.keys(bioParts) as BioPart[]} getPoints={(part) => copy.guidePoints(bioParts[part])} />
      </Stack>
    </Card>
  );
}
