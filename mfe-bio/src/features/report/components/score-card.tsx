import { bioBandFor, bioVerdictFor } from '@datewright/contracts/bio/bands';
import type { BioScore } from '@datewright/contracts/bio/score';
import { Button, Card, Heading, Row, Stack, Text } from '@datewright/ui';
import { ScoreRing } from '@datewright/ui/score-ring';
import { useCopy } from '../../../copy/use-copy.ts';
import { PartLines } from './part-lines.tsx';

interface Props {
  score: BioScore;
  /** It follows what is being typed, which has no list of fixes. */
  isLive: boolean;
  onFixes: () => void;
}

/** The score and its parts beside the page, in view while the member works on the bio. */
export function ScoreCard({ score: { score, parts }, isLive, onFixes }: Props) {
  const { report: copy } = useCopy();
  const points = new Map(parts.map((part) => [part.part, copy.points(part.points, part.most)]));
  return (
    <Card as="section" aria-labelledby="score-card" $padding={5}>
      <Stack $gap={3}>
        <Heading as="h2" $size={18} id="score-card">
          {copy.cardTitle}
        </Heading>
        <Row $gap={3} $nowrap>
          <ScoreRing size={64} score={score} tone={bioBandFor(score)} label={copy.outOf(score)} />
          <Text $tone="muted" $size={14}>
            {isLive ? copy.cardLive : copy.verdict[bioVerdictFor(score)]}
          </Text>
        </Row>
        {!isLive && (
          <Button variant="secondary" full onClick={onFixes}>
            {copy.fixes}
          </Button>
        )}
        <PartLines parts={[...points.keys()]} getPoints={(part) => points.get(part) ?? ''} />
      </Stack>
    </Card>
  );
}
