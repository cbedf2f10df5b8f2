import type { BioPart } from '@datewright/contracts/bio/rules';
import { styled } from '@datewright/sdk/styled';
import { useCopy } from '../../../copy/use-copy.ts';

const List = styled.ul`
  display: grid;
  width: 100%;
`;

const Line = styled.li`
  border-top: 1px solid var(--hairline);
  display: flex;
  font-size: var(--text-14);
  gap: var(--space-3);
  justify-content: space-between;
  padding-block: var(--space-2);
  > span:last-child {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

interface Props {
  parts: readonly BioPart[];
  getPoints: (part: BioPart) => string;
}

/** The parts of the score, a line each, with their points. */
export function PartLines({ parts, getPoints }: Props) {
  const { report: copy } = useCopy();
  return (
    <List>
      {parts.map((part) => (
        <Line key={part}>
          <span>{copy.parts[part]}</span>
          <span>{getPoints(part)}</span>
        </Line>
      ))}
    </List>
  );
}
