import type { SpotFit } from '@datewright/contracts/datecoach/spot';
import { Badge, Row, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

/**
 * How well a spot fits and what the score is based on; green where it builds on something the match said. A spot that
 * nothing the match said points to has no score.
 */
export function MatchScore({ score, fit }: { score: number; fit: SpotFit | null }) {
  const { spots: copy } = useCopy();
  const isGeneral = fit?.quotes === 0 && fit.interests === 0;
  const basis = fit ? copy.fit(fit) : [copy.fitBuiltIn];
  const parts = isGeneral ? [copy.noTie, ...basis] : basis;
  return (
    <Row $gap={2}>
      <Badge $tone={fit && fit.quotes > 0 ? 'good' : 'neutral'}>
        {isGeneral ? copy.general : copy.score(Math.round(score))}
      </Badge>
      {parts.length > 0 && (
        <Text $tone="muted" $size={14}>
          {parts.join(' · ')}
        </Text>
      )}
    </Row>
  );
}
