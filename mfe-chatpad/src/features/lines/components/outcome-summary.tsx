import type { Line } from '@datewright/contracts/chatpad/list-lines';
import { Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { minReportedOutcomes, tallyOutcomes } from '../lib/tally-outcomes.ts';
import { LineList, type LineRemoval } from './line-list.tsx';

interface Props extends LineRemoval {
  lines: Line[];
}

/** Summarises the outcomes that the member reported, with a caveat when there are too few to conclude anything. */
export function OutcomeSummary({ lines, ...removal }: Props) {
  const { lines: copy } = useCopy();
  const tallies = tallyOutcomes(lines);
  const reportedCount = tallies.reduce((sum, tally) => sum + tally.reported, 0);
  return (
    <LineList
      title={copy.worked}
      empty={copy.workedEmpty}
      lines={lines.filter(({ outcome }) => outcome !== undefined)}
      {...removal}
    >
      {tallies.map(({ mode, replied, reported: of }) => (
        <Text key={mode}>{copy.tally(copy.kinds[mode], replied, of)}</Text>
      ))}
      <Text $tone="muted" $size={14}>
        {reportedCount < minReportedOutcomes && copy.few} {copy.own}
      </Text>
    </LineList>
  );
}
