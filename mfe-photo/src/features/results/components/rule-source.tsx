import { type EvidenceId, evidence } from '@datewright/contracts/evidence';
import { Badge, Text } from '@datewright/ui';
import { StudyCitation } from '@datewright/ui/study-citation';
import { useCopy } from '../../../copy/use-copy.ts';

/** The source of a rule: a study with its limits, or our own judgement. */
export function RuleSource({ study }: { study: EvidenceId | null }) {
  const { results: copy } = useCopy();
  return (
    <Text $tone="muted" $size={14}>
      {study ? (
        <>
          <strong>{copy.study}:</strong> <StudyCitation study={evidence[study]} limit={copy.limit} />
        </>
      ) : (
        <>
          <Badge>{copy.house}</Badge> {copy.houseText}
        </>
      )}
    </Text>
  );
}
