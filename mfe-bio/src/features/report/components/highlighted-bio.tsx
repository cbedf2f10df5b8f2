import { styled } from '@datewright/sdk/styled';
import { type KeyboardEvent, useState } from 'react';
import { Prose } from '../../../components/checked-text.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { findRule, type ReportFinding } from '../lib/findings.ts';
import { splitHighlights } from '../lib/highlight-segments.ts';

const Mark = styled.mark<{ $tone: 'good' | 'bad'; $chosen: boolean }>`
  background: ${({ $chosen, $tone }) => ($chosen ? `var(--${$tone}-wash)` : 'transparent')};
  border-bottom: 2px ${({ $chosen }) => ($chosen ? 'solid' : 'dotted')} var(--${({ $tone }) => $tone});
  border-radius: 3px 3px 0 0;
  color: inherit;
  cursor: pointer;
  transition: background-color var(--time-feedback);
  &:hover {
    background: var(--${({ $tone }) => $tone}-wash);
  }
`;

/** The index of the mark that a key moves to. */
const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

interface Props {
  text: string;
  found: readonly ReportFinding[];
  /** The id of the open finding. */
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** The bio with the words of its findings highlighted; each opens its finding. One Tab stop: arrow keys move between them. */
export function HighlightedBio({ text, found, chosen, onChoose }: Props) {
  const { rules, report: copy } = useCopy();
  const stretches = splitHighlights(text, found, chosen);
  const starts = stretches.flatMap(({ start, finding }) => (finding ? [start] : []));
  const [lastStart, setLastStart] = useState<number | null>(null);
  const tabStop = lastStart !== null && starts.includes(lastStart) ? lastStart : starts[0];
  return (
    <Prose as="div" role="group" aria-label={copy.marks(starts.length)}>
      {stretches.map(({ text: words, start, finding: top }) => {
        if (!top) return words;
        const choose = () => onChoose(top.id);
        const onKeyDown = (event: KeyboardEvent) => {
          const move = moves[event.key];
          if (move) {
            event.preventDefault();
            const marks = [...(event.currentTarget.parentElement?.querySelectorAll('mark') ?? [])];
            marks[move(starts.indexOf(start), starts.length)]?.focus();
          }
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          choose();
        };
        const rule = findRule(top.rule);
        return (
          <Mark
            key={start}
            role="button"
            tabIndex={start === tabStop ? 0 : -1}
            onFocus={() => setLastStart(start)}
            aria-pressed={top.id === chosen}
            title={`${rule ? rules[rule].name : top.rule} ${copy.signed(top.points)}`}
            $tone={top.points < 0 ? 'bad' : 'good'}
            $chosen={top.id === chosen}
            onClick={choose}
            onKeyDown={onKeyDown}
          >
            {words}
          </Mark>
        );
      })}
    </Prose>
  );
}
