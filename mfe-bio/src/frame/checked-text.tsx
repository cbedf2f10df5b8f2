import { styled } from '@datewright/sdk/styled';
import { useCopy } from '../copy/use-copy.ts';
import { piecesOf, type Span } from './pieces.ts';

export const Prose = styled.p`
  font-size: var(--text-18);
  max-width: var(--measure);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Unsure = styled.mark`
  background: var(--careful-wash);
  border-radius: 4px;
  box-shadow: inset 0 -2px 0 var(--careful);
  color: inherit;
  padding-inline: 2px;
`;

const Flag = styled.small`
  background: var(--careful-wash);
  border: 1px solid color-mix(in srgb, var(--careful) 35%, transparent);
  border-radius: var(--radius-round);
  color: var(--careful);
  font-size: 0.75rem;
  font-weight: 600;
  margin-inline: 4px;
  padding: 0 6px;
  white-space: nowrap;
`;

/** A text of the AI's; facts that nobody gave it are marked, each to be checked. */
export function CheckedText({ text, toCheck }: { text: string; toCheck: readonly Span[] }) {
  const { bio: copy } = useCopy();
  return piecesOf(text, toCheck).map((piece) =>
    piece.marks.length === 0 ? (
      piece.text
    ) : (
      <Unsure key={piece.start}>
        {piece.text}
        {piece.marks.some(({ end }) => end === piece.start + piece.text.length) && <Flag>{copy.checkThis}</Flag>}
      </Unsure>
    ),
  );
}
