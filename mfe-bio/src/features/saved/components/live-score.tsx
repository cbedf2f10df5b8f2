import { bioBandFor } from '@datewright/contracts/bio/bands';
import type { BioScore } from '@datewright/contracts/bio/score';
import { styled } from '@datewright/sdk/styled';
import { Badge, Row, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { listTopFindings } from '../lib/top-findings.ts';

const FindingList = styled.ul`
  display: grid;
  gap: var(--space-1);
`;

/** The free score of the current text, and the words that cost or earn the most points; or why it has no score. */
export function LiveScore({ text, score, reason }: { text: string; score: BioScore | null; reason: string | null }) {
  const { bio: copy, report, rules } = useCopy();
  if (reason) {
    return (
      <Text role="status" $tone="muted" $size={14}>
        {reason}
      </Text>
    );
  }
  if (!score) return null;
  return (
    <Stack $gap={2}>
      <Row>
        <Badge $tone={bioBandFor(score.score)} role="status">
          {copy.liveScore(score.score)}
        </Badge>
      </Row>
      <FindingList aria-label={copy.liveMarks}>
        {listTopFindings(score, text).map(({ rule, points, quote, start }) => (
          <Text as="li" key={`${rule}-${start}`} $tone="muted" $size={14}>
            {report.signed(points)} “{quote}”: {rules[rule].name}
          </Text>
        ))}
      </FindingList>
    </Stack>
  );
}
