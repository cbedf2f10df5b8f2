import { type BioPart, bioParts } from '@datewright/contracts/bio/rules';
import { styled } from '@datewright/sdk/styled';
import { Card, Heading, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

const List = styled.ul`
  display: grid;
`;

const Line = styled.li`
  border-top: 1px solid var(--hairline);
  display: flex;
  font-size: var(--text-14);
  gap: var(--space-3);
  justify-content: space-between;
  padding-block: var(--space-2);
  > span:last-child {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

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
        <List>
          {(Object.keys(bioParts) as BioPart[]).map((part) => (
            <Line key={part}>
              <span>{copy.parts[part]}</span>
              <span>{copy.guidePoints(bioParts[part])}</span>
            </Line>
          ))}
        </List>
      </Stack>
    </Card>
  );
}
