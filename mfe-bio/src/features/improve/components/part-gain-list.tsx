import type { BioScore } from '@datewright/contracts/bio/score';
import { styled } from '@datewright/sdk/styled';
import { Heading, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { findPartGains } from '../lib/part-gains.ts';

const List = styled.ul`
  display: grid;
  > li {
    align-items: baseline;
    border-top: 1px solid var(--hairline);
    display: grid;
    font-variant-numeric: tabular-nums;
    gap: var(--space-3);
    grid-template-columns: 1fr auto 2.5rem;
    padding-block: var(--space-2);
  }
  strong {
    text-align: end;
  }
`;

/** The parts of the score in which two texts differ, the largest difference first. */
export function PartGainList({ before, after }: { before: BioScore; after: BioScore }) {
  const { improve: copy, report } = useCopy();
  const gains = findPartGains(before, after);
  if (gains.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="gains-title" $gap={2}>
      <Heading as="h3" $size={18} id="gains-title">
        {copy.measured}
      </Heading>
      <List>
        {gains.map(({ part, from, to }) => (
          <li key={part}>
            <span>{report.parts[part]}</span>
            <Text as="span" $tone="muted" $size={14}>
              {from} → {to}
            </Text>
            <Text as="strong" $tone={to > from ? 'good' : 'bad'}>
              {report.signed(to - from)}
            </Text>
          </li>
        ))}
      </List>
    </Stack>
  );
}
