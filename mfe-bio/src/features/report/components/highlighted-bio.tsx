import { styled } from '@datewright/sdk/styled';
import type { KeyboardEvent } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { Prose } from '../../../frame/checked-text.tsx';
import { type Found, ruleOf } from '../findings.ts';
import { stretchesOf } from '../stretches.ts';

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
  found: readonly Found[];
  /** Which finding is open. */
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** The bio with the words that findings are about; each opens its finding. */
export function HighlightedBio({ text, found, chosen, onChoose }: Props) {
  const { rules, report: copy } = useCopy();
  const stretches = stretchesOf(text, found, chosen);
  return (
    <Prose>
      {stretches.map(({ text: words, start, top }) => {
        if (!top) return words;
        const choose = () => onChoose(top.id);
        const onKeyDown = (event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          choose();
        };
        const rule = ruleOf(top.rule);
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
