import { type BioPart, type BioRule, findStudy } from '@datewright/contracts/bio/rules';
import { styled } from '@datewright/sdk/styled';
import { Badge } from '@datewright/ui';
import { StudyCitation } from '@datewright/ui/study-citation';
import { useCopy } from '../../../copy/use-copy.ts';

const Box = styled.p`
  color: var(--muted);
  font-size: var(--text-14);
  max-width: var(--measure);
  text-wrap: pretty;
`;

/** The source of a part: a study with its figure, link and limits, or our own judgement. */
export function StudySource({ part, rule }: { part: BioPart; rule?: BioRule | null }) {
  const { report: copy } = useCopy();
  const study = findStudy(part, rule);
  if (!study) {
    return (
      <Box>
        <Badge>{copy.house}</Badge> {copy.houseText}
      </Box>
    );
  }
  return (
    <Box>
      <strong>{copy.study}:</strong> <StudyCitation study={study} limit={copy.limit} />
    </Box>
  );
}
