import { styled } from '@datewright/sdk/styled';
import { useCopy } from '../copy/use-copy.ts';
import { splitAtGaps } from '../lib/gaps.ts';

// Grows with its text and wraps where the line does.
const Blank = styled.textarea`
  background: var(--surface);
  border: 0;
  border-bottom: 2px solid var(--orchid);
  border-radius: 4px 4px 0 0;
  color: inherit;
  field-sizing: content;
  font: inherit;
  max-width: 100%;
  min-height: 2rem;
  min-width: 6rem;
  overflow-wrap: anywhere;
  padding: 0.125rem 0.25rem;
  resize: none;
  vertical-align: middle;
  @media (pointer: coarse) {
    min-height: var(--target);
    padding-block: 0.5rem;
  }
`;

/** The text of a gap that is filled elsewhere. */
const Filling = styled.span`
  border-bottom: 2px solid var(--orchid);
  padding-inline: 0.25rem;
`;

/** Longer than a chat message can be. */
export const gapMaxLength = 300;

interface Props {
  text: string;
  /** What the member typed into each gap. */
  answers: readonly string[];
  /** Missing where the gaps are filled elsewhere, and while lines are still arriving. */
  onAnswer: ((gap: number, answer: string) => void) | undefined;
}

/** The text of a line with a field in each gap, where only the member knows what to say. */
export function GapLine({ text, answers, onAnswer }: Props) {
  const { suggestions: copy } = useCopy();
  const parts = splitAtGaps(text);
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
    <span key={at}>
      {part}
      {at < parts.length - 1 && !onAnswer && <Filling>{answers[at]?.trim() || '…'}</Filling>}
      {at < parts.length - 1 && onAnswer && (
        <Blank
          aria-label={copy.gap(at + 1, parts.length - 1)}
          placeholder="…"
          rows={1}
          maxLength={gapMaxLength}
          value={answers[at] ?? ''}
          // A line is one message: a line break would send it in parts.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={(event) => onAnswer(at, event.target.value.replaceAll(/\s*\n\s*/g, ' '))}
        />
      )}
    </span>
  ));
}
