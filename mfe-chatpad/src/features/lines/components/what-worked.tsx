import type { Line } from '@datewright/contracts/chatpad/list-lines';
import { Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { enoughToSay, tallyOf } from '../what-worked.ts';
import { LineList } from './line-list.tsx';

interface Props {
  lines: Line[];
  onForget: (line: Line) => void;
}

/** What the member told of the lines that they copied. Few cases are counted, and said to be few. */
export function WhatWorked({ lines, onForget }: Props) {
  const { lines: copy } = useCopy();
  const tallies = tallyOf(lines);
  const told = tallies.reduce((sum, tally) => sum + tally.told, 0);
  return (
    <LineList
      title={copy.worked}
      empty={copy.workedEmpty}
      lines={lines.filter(({ outcome }) => outcome !== undefined)}
      onForget={onForget}
    >
      {tallies.map(({ mode, replied, told: of }) => (
        <Text key={mode}>{copy.tally(copy.kinds[mode], replied, of)}</Text>
      ))}
      <Text $tone="muted" $size={14}>
        {told < enoughToSay && copy.few} {copy.own}
      </Text>
    </LineList>
  );
}
