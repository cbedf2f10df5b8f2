import type { BioPart, BioRule } from '@datewright/contracts/bio-rules';
import { styled } from '@datewright/sdk/styled';
import { Badge } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { studyOf } from '../findings.ts';

const Box = styled.p`
  color: var(--muted);
  font-size: var(--text-14);
  max-width: var(--measure);
  text-wrap: pretty;
`;

/** What stands behind a part: a study with its figure, source and limit, or our own judgement. */
export function Study({ part, rule }: { part: BioPart; rule?: BioRule | null }) {
  const { report: copy } = useCopy();
  const study = studyOf(part, rule);
  if (!study) {
    return (
      <Box>
        <Badge>{copy.house}</Badge> {copy.houseText}
      </Box>
    );
  }
  return (
    <Box>
      <strong>{copy.study}:</strong> {study.claim} {study.figure}.{' '}
      <a href={study.link} target="_blank" rel="noreferrer">
        {study.source}
      </a>
      . {copy.limit} {study.limit}
    </Box>
  );
}
