import type { DateSpot } from '@datewright/contracts/datecoach/spot';
import { styled } from '@datewright/sdk/styled';
import { useCopy } from '../copy/use-copy.ts';
import { piecesOf } from './pieces.ts';

const Unsure = styled.mark`
  background: var(--careful-wash);
  border-radius: 4px;
  box-shadow: inset 0 -2px 0 var(--careful);
  color: var(--text);
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

/** A text of the AI's; names that nobody gave it are marked, each to be checked. */
export function CheckedText({ text, toCheck }: { text: string; toCheck: DateSpot['toCheck'] }) {
  const { words: copy } = useCopy();
  return piecesOf(text, toCheck).map((piece) =>
    piece.marked ? (
      <Unsure key={piece.start}>
        {piece.text}
        <Flag>{copy.checkThis}</Flag>
      </Unsure>
    ) : (
      piece.text
    ),
  );
}
