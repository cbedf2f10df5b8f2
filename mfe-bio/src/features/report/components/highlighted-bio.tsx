import { styled } from '@datewright/sdk/styled';
import type { KeyboardEvent } from 'react';
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

interface Props {
  text: string;
  found: readonly ReportFinding[];
  /** The id of the open finding. */
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** The bio with the words of its findings highlighted; each opens its finding. */
export function HighlightedBio({ text, found, chosen, onChoose }: Props) {
  const { rules, report: copy } = useCopy();
  const stretches = splitHighlights(text, found, chosen);
  return (
    <Prose>
      {stretches.map(({ text: words, start, finding: top }) => {
        if (!top) return words;
        const choose = () => onChoose(top.id);
        const onKeyDown = (event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          choose();
        };
        const rule = findRule(top.rule);
        return (
          <Mark
            key={start}
            role="button"
            tabIndex={0}
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
