import { styled } from '@datewright/sdk/styled';
import type { KeyboardEvent } from 'react';
import { Prose } from '../../../components/checked-text.tsx';
import type { en } from '../../../copy/en.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import type { DiffSegment } from '../lib/word-diff.ts';

const Choice = styled.span<{ $refused: boolean }>`
  border-radius: 4px;
  cursor: pointer;
  > del {
    color: var(--muted);
    text-decoration-color: var(--bad);
    text-decoration-thickness: 2px;
  }
  > ins {
    background: var(--ai-wash);
    border-bottom: 2px solid var(--orchid);
    text-decoration: none;
  }
  > del + ins {
    margin-inline-start: 0.25em;
  }
  > s {
    background: var(--surface-raised);
    border-bottom: 2px dotted var(--muted);
    text-decoration: none;
  }
  &:hover > :is(ins, s) {
    border-bottom-color: var(--text);
  }
`;

interface Props {
  stretches: readonly DiffSegment[];
  refused: ReadonlySet<number>;
  onToggle: (id: number) => void;
}

/** The rewrite with each change in its place; clicking a change refuses it, and clicking again accepts it. */
export function ChangedWords({ stretches, refused, onToggle }: Props) {
  const { improve: copy } = useCopy();
  return (
    <Prose>
      {stretches.map((stretch, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place
        if (stretch.kind === 'same') return <span key={at}>{stretch.text}</span>;
        const { id, from, to } = stretch;
        const isRefused = refused.has(id);
        const onKeyDown = (event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onToggle(id);
        };
        return (
          <Choice
            key={`change-${id}`}
            role="button"
            tabIndex={0}
            aria-pressed={!isRefused}
            aria-label={describeChange(from.trim(), to.trim(), isRefused, copy.change)}
            $refused={isRefused}
            onClick={() => onToggle(id)}
            onKeyDown={onKeyDown}
          >
            {isRefused ? (
              <Words text={from || '+'} as="s" />
            ) : (
              <>
                {from.trim() !== '' && <Words text={from} as="del" />}
                {to.trim() !== '' && <Words text={to} as="ins" />}
              </>
            )}
          </Choice>
        );
      })}
    </Prose>
  );
}

/** The space before the words is not struck out or underlined with them. */
function Words({ text, as: Mark }: { text: string; as: 'del' | 'ins' | 's' }) {
  const words = text.trimStart();
  return (
    <>
      {text.slice(0, text.length - words.length)}
      <Mark>{words}</Mark>
    </>
  );
}

function describeChange(from: string, to: string, refused: boolean, words: (typeof en)['improve']['change']): string {
  if (from === '') return refused ? words.notAdded(to) : words.added(to);
  if (to === '') return refused ? words.notRemoved(from) : words.removed(from);
  return refused ? words.refused(from, to) : words.taken(from, to);
}
