import { styled } from '@datewright/sdk/styled';
import { useCountUp } from '@datewright/ui/use-count-up';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { formatScore, getScoreTone } from '../../../lib/score-tone.ts';

const Figure = styled.strong<{ $tone: 'good' | 'careful' | 'bad' }>`
  color: var(--${({ $tone }) => $tone});
  flex: none;
  font-family: var(--font-heading);
  font-size: var(--text-28);
  font-variant-numeric: tabular-nums;
  line-height: 1;
  white-space: nowrap;
  > small {
    color: var(--muted);
    font-size: var(--text-14);
  }
`;

/** Photos whose score has counted up: it arrives once, however often the tab is opened. */
const arrived = new Set<string>();

interface Props {
  /** Identifies the result. */
  id: string;
  score: number;
  /** The result came during this visit. */
  isNew: boolean;
}

/** The score of a photo, on the card only. */
export function PhotoScore({ id, score, isNew }: Props) {
  const { results: copy } = useCopy();
  const [isArriving] = useState(() => isNew && !arrived.has(id));
  arrived.add(id);
  const shown = useCountUp(score, isArriving ? 0 : score);
  const text = formatScore(score);
  return (
    <Figure $tone={getScoreTone(score)} data-score={text} role="img" aria-label={copy.score(text)}>
      {formatScore(shown)}
      <small> / 10</small>
    </Figure>
  );
}
