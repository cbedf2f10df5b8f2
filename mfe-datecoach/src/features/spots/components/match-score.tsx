import type { SpotFit } from '@datewright/contracts/datecoach/spot';
import { Badge, Row, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

/**
 * What the choice of a spot is based on, and beside it how well it fits; green where it builds on something the match
 * said. A spot that nothing the match said points to has no score.
 */
export function MatchScore({ score, fit }: { score: number; fit: SpotFit | null }) {
  const { spots: copy } = useCopy();
  const isGeneral = fit?.quotes === 0 && fit.interests === 0;
  const [basis, ...others] = fit && !isGeneral ? copy.fit(fit) : [];
  const label = isGeneral ? copy.general : basis && copy.basedOn(basis);
  const notes = isGeneral ? [copy.noTie, ...copy.fit(fit)] : [...others, copy.score(Math.round(score))];
  return (
    <Row $gap={2}>
      {label && <Badge $tone={fit && fit.quotes > 0 ? 'good' : 'neutral'}>{label}</Badge>}
      <Text $tone="muted" $size={14}>
        {[...notes, ...(fit ? [] : [copy.fitBuiltIn])].join(' · ')}
      </Text>
    </Row>
  );
}
