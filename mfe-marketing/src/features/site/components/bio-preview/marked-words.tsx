import { styled } from '@datewright/sdk/styled';
import { Fragment, type Ref } from 'react';
import { useBioTrialCopy } from '../../copy/use-bio-trial-copy.ts';
import { Highlight } from '../illustrations/hand-drawn-marks.tsx';
import type { BioNote } from './find-notes.ts';

/** Leaves room between the lines for a pencil. */
const lineHeight = 2.25;
const shownLines = 4;

/** The field and the marks over it, whose lines must wrap alike. */
export const Paper = styled.div`
  position: relative;
  textarea,
  > [aria-hidden] {
    /* The points of the last line are below it. */
    height: calc(${shownLines} * ${lineHeight}em + 1.5rem + 2px);
    line-height: ${lineHeight};
    overflow-y: auto;
    resize: none;
    scrollbar-gutter: stable;
  }
`;

const Marks = styled.div`
  border: 1px solid transparent;
  color: transparent;
  inset: auto 0 0;
  overflow-wrap: break-word;
  padding: 0.5rem 0.75rem;
  pointer-events: none;
  position: absolute;
  white-space: pre-wrap;
  && {
    overflow: hidden;
  }
`;

/** Below the end of the underline, where no other mark is, and out of the flow, so that it moves no word. */
const Points = styled.b`
  color: var(--orchid);
  font-family: var(--font-heading);
  font-size: 0.875em;
  line-height: 1;
  position: absolute;
  text-decoration: none;
  transform: translate(-100%, 2.5em) rotate(-3deg);
`;

/** Pencil marks over the words of a field. They repeat what the result says, and scroll with the field. */
export function MarkedWords({ text, notes, ref }: { text: string; notes: BioNote[]; ref: Ref<HTMLDivElement> }) {
  const { signed } = useBioTrialCopy();
  const inOrder = [...notes].sort((one, other) => one.start - other.start);
  let end = 0;
  const shown = inOrder.filter(({ start, words }) => {
    const isFree = start >= end;
    if (isFree) end = start + words.length;
    return isFree;
  });
  return (
    <Marks ref={ref} aria-hidden>
      {shown.map(({ start, words, points }, at) => {
        const before = shown[at - 1];
        return (
          <Fragment key={start}>
            {text.slice(before ? before.start + before.words.length : 0, start)}
            <Highlight>{words}</Highlight>
            <Points>{signed(points)}</Points>
          </Fragment>
        );
      })}
      {text.slice(end)}
    </Marks>
  );
}
