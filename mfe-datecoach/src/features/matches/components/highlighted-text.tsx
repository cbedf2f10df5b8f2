import { styled } from '@datewright/sdk/styled';
import { splitAtMarks } from '../../../lib/split-at-marks.ts';

const Mark = styled.mark`
  background: var(--ai-wash);
  border-radius: 4px;
  box-shadow: inset 0 -2px 0 var(--orchid);
  color: var(--text);
`;

/** A text in which some words are marked, where they stand in it. */
export function HighlightedText({ text, words }: { text: string; words: string | null }) {
  if (words === null) return text;
  const start = text.indexOf(words);
  // Words that were put in another form since still show which message it is.
  if (start < 0) return <Mark>{text}</Mark>;
  return splitAtMarks(text, [{ start, end: start + words.length }]).map((piece) =>
    piece.isMarked ? <Mark key={piece.start}>{piece.text}</Mark> : piece.text,
  );
}
