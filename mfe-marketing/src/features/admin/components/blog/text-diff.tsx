import { styled } from '@datewright/sdk/styled';
import { VisuallyHidden } from '@datewright/ui';
import { diffLines } from 'diff';
import { useMemo } from 'react';
import { useBlogAdminCopy } from '../../copy/use-blog-admin-copy.ts';
import { Inserted, Removed } from './diff-marks.tsx';

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

const contextLines = 2;

/** Keeps only the lines next to a change of a long unchanged part. */
function collapseUnchanged(text: string): string {
  const lines = text.replace(/\n$/, '').split('\n');
  if (lines.length <= 2 * contextLines + 1) return lines.join('\n');
  return [...lines.slice(0, contextLines), '…', ...lines.slice(-contextLines)].join('\n');
}

export function TextDiff({ before, after }: { before: string; after: string }) {
  const copy = useBlogAdminCopy();
  const parts = useMemo(() => diffLines(before, after), [before, after]);
  return (
    <Box tabIndex={0} role="group" aria-label={copy.versions.compare}>
      {parts.map((part, at) => {
        const key = `${at}`;
        if (part.added)
          return (
            <Inserted key={key}>
              <VisuallyHidden>{copy.versions.added}: </VisuallyHidden>+ {part.value}
            </Inserted>
          );
        if (part.removed)
          return (
            <Removed key={key}>
              <VisuallyHidden>{copy.versions.removed}: </VisuallyHidden>− {part.value}
            </Removed>
          );
        return <Same key={key}>{collapseUnchanged(part.value)}</Same>;
      })}
    </Box>
  );
}
