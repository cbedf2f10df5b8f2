import { Text } from '@datewright/ui';
import { WrittenByAi } from '@datewright/ui/written-by-ai';
import { useCopy } from '../../../copy/use-copy.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { formatScore } from '../../../lib/score-tone.ts';

interface Props {
  order: readonly AnalyzedPhoto[];
  areAllRepeats: boolean;
}

/** What wrote the results, and what to know before reading them. */
export function ResultNotes({ order, areAllRepeats }: Props) {
  const { results: copy } = useCopy();
  const writers = [...new Set(order.map(({ result }) => result.writtenBy))];
  const blind = order.find(({ result }) => !result.sees);
  // The scale ends here, so the order of these photos says little.
  const isTied = order.filter(({ result }) => formatScore(result.score) === formatScore(10)).length > 1;
  return (
    <div>
      <WrittenByAi>{copy.byAi(writers.join(', '))}</WrittenByAi>
      <Text $tone="muted" $size={14}>
        {blind && copy.blind(blind.result.writtenBy)} {areAllRepeats && copy.allRepeats}
      </Text>
      {isTied && <Text $size={14}>{copy.tied}</Text>}
    </div>
  );
}
