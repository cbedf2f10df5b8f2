import type { DateSpot } from '@datewright/contracts/datecoach/spot';
import { Unsure } from '@datewright/ui/unsure';
import { useCopy } from '../copy/use-copy.ts';
import { piecesOf } from './pieces.ts';

/** A text of the AI's; names that nobody gave it are marked, each to be checked. */
export function CheckedText({ text, toCheck }: { text: string; toCheck: DateSpot['toCheck'] }) {
  const { words: copy } = useCopy();
  return piecesOf(text, toCheck).map((piece) =>
    piece.marked ? (
      <Unsure key={piece.start} flag={copy.checkThis}>
        {piece.text}
      </Unsure>
    ) : (
      piece.text
    ),
  );
}
