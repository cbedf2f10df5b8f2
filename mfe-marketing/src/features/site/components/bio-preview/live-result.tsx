import { bioBandFor, bioVerdictFor } from '@datewright/contracts/bio/bands';
import { styled } from '@datewright/sdk/styled';
import { Text, VisuallyHidden } from '@datewright/ui';
import { ScoreRing } from '@datewright/ui/score-ring';
import { useBioTrialCopy } from '../../copy/use-bio-trial-copy.ts';
import type { BioScoreState } from '../../hooks/use-bio-score.ts';
import type { BioNote } from './find-notes.ts';

const Result = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  min-height: 7rem;
  > div:last-child {
    display: grid;
    flex: 1;
    gap: var(--space-1);
    min-width: 8rem;
  }
`;

interface Props {
  text: string;
  score: number | null;
  live: BioScoreState;
  notes: BioNote[];
}

/** The score of the text, or why it has none. Its notes are marked in the field, and here for screen readers. */
export function LiveResult({ text, score, live, notes }: Props) {
  const words = useBioTrialCopy();
  const isEmpty = text.trim() === '';
  return (
    <Result aria-live="polite">
      {score !== null && !isEmpty && <ScoreRing score={score} tone={bioBandFor(score)} label={words.score(score)} />}
      <div>
        {isEmpty && <Text $tone="muted">{words.empty}</Text>}
        {!isEmpty && score !== null && <strong>{words.verdict[bioVerdictFor(score)]}</strong>}
        {!isEmpty && score === null && !live.care && (
          <Text $tone="muted">{live.why || (live.status === 'failed' ? words.failed : words.reading)}</Text>
        )}
        {!isEmpty &&
          notes.map((note) => (
            <VisuallyHidden as="p" key={note.start}>
              {words.signed(note.points)} “{note.words}”
            </VisuallyHidden>
          ))}
      </div>
    </Result>
  );
}
