import { bioBandFor } from '@datewright/contracts/bio/bands';
import type { BioFix, BioScore } from '@datewright/contracts/bio/score';
import { styled } from '@datewright/sdk/styled';
import { Badge, Button, Row, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { listTopFindings } from '../lib/top-findings.ts';

const FindingList = styled.ul`
  display: grid;
  gap: var(--space-1);
`;

interface Props {
  text: string;
  score: BioScore | null;
  reason: string | null;
  /** Words that can go. */
  cuts?: readonly BioFix[];
  onCut?: (cut: BioFix) => void;
}

/** The free score of the current text, and the words that cost or earn the most points; or why it has no score. */
export function LiveScore({ text, score, reason, cuts = [], onCut }: Props) {
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
        {listTopFindings(score, text).map(({ rule, points, quote, start }) => {
          const cut = points < 0 && cuts.find(({ words }) => words.includes(quote));
          return (
            <Text as="li" key={`${rule}-${start}`} $tone="muted" $size={14}>
              {report.signed(points)} “{quote}”: {rules[rule].name}
              {cut && (
                <Button variant="ghost" size="small" aria-label={copy.cutWords(cut.words)} onClick={() => onCut?.(cut)}>
                  {copy.cut}
                </Button>
              )}
            </Text>
          );
        })}
      </FindingList>
    </Stack>
  );
}
