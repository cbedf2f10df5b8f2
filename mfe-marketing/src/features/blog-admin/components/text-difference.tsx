import { styled } from '@datewright/sdk/styled';
import { VisuallyHidden } from '@datewright/ui';
import { diffLines } from 'diff';
import { useMemo } from 'react';
import { useBlogAdminCopy } from '../../../copy/use-blog-admin-copy.ts';
import { Come, Gone } from './difference-marks.tsx';

const Box = styled.div`
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
  font-family: var(--font-mono);
  font-size: var(--text-14);
  max-height: 24rem;
  overflow: auto;
  overflow-wrap: anywhere;
  padding: var(--space-3);
  white-space: pre-wrap;
`;

const Same = styled.span`
  color: var(--muted);
  display: block;
`;

const linesAround = 2;

/** Of a long part that is the same, the lines next to what is not. */
function shortened(text: string): string {
  const lines = text.replace(/\n$/, '').split('\n');
  if (lines.length <= 2 * linesAround + 1) return lines.join('\n');
  return [...lines.slice(0, linesAround), '…', ...lines.slice(-linesAround)].join('\n');
}

/** What two texts do not have in common, line by line. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  const copy = useBlogAdminCopy();
  const parts = useMemo(() => diffLines(before, after), [before, after]);
  return (
    <Box tabIndex={0} role="group" aria-label={copy.versions.compare}>
      {parts.map((part, at) => {
        const key = `${at}`;
        if (part.added)
          return (
            <Come key={key}>
              <VisuallyHidden>{copy.versions.added}: </VisuallyHidden>+ {part.value}
            </Come>
          );
        if (part.removed)
          return (
            <Gone key={key}>
              <VisuallyHidden>{copy.versions.removed}: </VisuallyHidden>− {part.value}
            </Gone>
          );
        return <Same key={key}>{shortened(part.value)}</Same>;
      })}
    </Box>
  );
}
