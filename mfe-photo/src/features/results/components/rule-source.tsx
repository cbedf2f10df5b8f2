import { type EvidenceId, evidence } from '@datewright/contracts/evidence';
import { Badge, Text } from '@datewright/ui';
import { StudyText } from '@datewright/ui/study';
import { useCopy } from '../../../copy/use-copy.ts';

/** What stands behind a rule: a study with its limit, or our own judgement. */
export function RuleSource({ study }: { study: EvidenceId | null }) {
  const { results: copy } = useCopy();
  return (
    <Text $tone="muted" $size={14}>
      {study ? (
        <>
          <strong>{copy.study}:</strong> <StudyText study={evidence[study]} limit={copy.limit} />
        </>
      ) : (
        <>
          <Badge>{copy.house}</Badge> {copy.houseText}
        </>
      )}
    </Text>
  );
}
