import type { SpotFit } from '@datewright/contracts/datecoach/spot';
import { Badge, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

/** How well a spot fits, and what the score is based on. */
export function MatchScore({ score, fit }: { score: number; fit: SpotFit | null }) {
  const { spots: copy } = useCopy();
  const parts = fit ? copy.fit(fit) : [copy.fitBuiltIn];
  return (
    <Stack $gap={1} $align="start">
      <Badge $tone={fit ? 'good' : 'neutral'}>{copy.score(Math.round(score))}</Badge>
      {parts.length > 0 && (
        <Text $tone="muted" $size={14}>
          {parts.join(' · ')}
        </Text>
      )}
    </Stack>
  );
}
