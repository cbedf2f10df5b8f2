import { styled } from '@datewright/sdk/styled';
import { useCopy } from '../../../copy/use-copy.ts';
import { splitAtGaps } from '../lib/gaps.ts';

const Blank = styled.input`
  background: var(--surface);
  border: 0;
  border-bottom: 2px solid var(--ai);
  border-radius: 4px 4px 0 0;
  color: inherit;
  field-sizing: content;
  font: inherit;
  max-width: 100%;
  min-height: 2rem;
  min-width: 6rem;
  padding: 0 0.25rem;
  @media (pointer: coarse) {
    min-height: var(--target);
  }
`;

/** Longer than any answer that fits into a line. */
const maxAnswerLength = 80;

interface Props {
  text: string;
  /** What the member typed into each gap. */
  answers: readonly string[];
  onAnswer: (gap: number, answer: string) => void;
}

/** The text of a line with a field in each gap, where only the member knows what to say. */
export function GapLine({ text, answers, onAnswer }: Props) {
  const { suggestions: copy } = useCopy();
  const parts = splitAtGaps(text);
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
    <span key={at}>
      {part}
      {at < parts.length - 1 && (
        <Blank
          aria-label={copy.gap(at + 1, parts.length - 1)}
          placeholder="…"
          maxLength={maxAnswerLength}
          value={answers[at] ?? ''}
          onChange={(event) => onAnswer(at, event.target.value)}
        />
      )}
    </span>
  ));
}
