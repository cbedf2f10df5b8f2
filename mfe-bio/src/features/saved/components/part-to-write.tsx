import { bioParts } from '@datewright/contracts/bio/rules';
import type { BioScore } from '@datewright/contracts/bio/score';
import { Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import type { MissingPart } from '../lib/missing-parts.ts';

/** What the member came to the editor to write, and the points that the current text has for it. */
export function PartToWrite({ part, score }: { part: MissingPart['part']; score: BioScore | null }) {
  const { bio: copy, report } = useCopy();
  const points = score?.parts.find((one) => one.part === part)?.points;
  return (
    <Text>
      <strong>{report.parts[part]}</strong>: {copy.write[part]}
      {points !== undefined && (
        <Text as="span" $tone="muted" role="status">
          {' '}
          {copy.partPoints(points, bioParts[part])}
        </Text>
      )}
    </Text>
  );
}
