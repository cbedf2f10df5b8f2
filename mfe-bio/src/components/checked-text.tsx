import { styled } from '@datewright/sdk/styled';
import { UnverifiedText } from '@datewright/ui/unverified-text';
import { useCopy } from '../copy/use-copy.ts';
import { type Span, splitBySpans } from '../lib/split-by-spans.ts';

export const Prose = styled.p`
  font-size: var(--text-18);
  max-width: var(--measure);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** A text of the AI, with each unsupported fact marked for checking. */
export function CheckedText({ text, toCheck }: { text: string; toCheck: readonly Span[] }) {
  const { bio: copy } = useCopy();
  return splitBySpans(text, toCheck).map((piece) =>
    piece.marks.length === 0 ? (
      piece.text
    ) : (
      <UnverifiedText
        key={piece.start}
        flag={piece.marks.some(({ end }) => end === piece.start + piece.text.length) && copy.checkThis}
      >
        {piece.text}
      </UnverifiedText>
    ),
  );
}
