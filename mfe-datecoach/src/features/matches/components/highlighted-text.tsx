import { styled } from '@datewright/sdk/styled';
import { splitAtMarks } from '../../../lib/split-at-marks.ts';

const Mark = styled.mark`
  background: var(--ai-wash);
  border-radius: 4px;
  box-shadow: inset 0 -2px 0 var(--orchid);
  color: var(--text);
`;

/** Marks the first occurrence of `words` in the text. */
export function HighlightedText({ text, words }: { text: string; words: string | null }) {
  if (words === null) return text;
  const start = text.indexOf(words);
  // Reworded quotes have no exact position, so the whole message is marked.
  if (start < 0) return <Mark>{text}</Mark>;
  return splitAtMarks(text, [{ start, end: start + words.length }]).map((piece) =>
    piece.isMarked ? <Mark key={piece.start}>{piece.text}</Mark> : piece.text,
  );
}
