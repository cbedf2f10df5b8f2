import type { DateSpot } from '@datewright/contracts/datecoach/spot';
import { UnverifiedText } from '@datewright/ui/unverified-text';
import { useCopy } from '../copy/use-copy.ts';
import { splitAtMarks } from '../lib/split-at-marks.ts';

/** Text by the AI, with the names marked that it did not get from the member and that need checking. */
export function AnnotatedText({ text, toCheck }: { text: string; toCheck: DateSpot['toCheck'] }) {
  const { labels: copy } = useCopy();
  return splitAtMarks(text, toCheck).map((piece) =>
    piece.isMarked ? (
      <UnverifiedText key={piece.start} flag={copy.checkThis}>
        {piece.text}
      </UnverifiedText>
    ) : (
      piece.text
    ),
  );
}
