import { bioVerdictFor } from '@datewright/contracts/bio/bands';
import type { BioScore } from '@datewright/contracts/bio/score';
import { styled } from '@datewright/sdk/styled';
import { Text } from '@datewright/ui';
import type { ScoredBio } from '../../copy/en/scored-bios.ts';
import { useBioTrialCopy } from '../../copy/use-bio-trial-copy.ts';
import type { BioScoreState } from '../../hooks/use-bio-score.ts';
import { MarginNote } from '../illustrations/margin-note.tsx';
import { ScoreRing } from '../illustrations/score-ring.tsx';

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

/** The words that cost most points, or else those that earned most. */
function notesOf(score: BioScore, text: string) {
  const found = score.parts.flatMap(({ findings }) => findings).filter(({ end }) => end > 0);
  const costs = found.filter(({ points }) => points < 0).sort((one, other) => one.points - other.points);
  const gives = found.filter(({ points }) => points > 0).sort((one, other) => other.points - one.points);
  return (costs.length > 0 ? costs : gives)
    .slice(0, 2)
    .map(({ start, end, points }) => ({ start, words: text.slice(start, end), points }));
}

interface Props {
  text: string;
  score: number | null;
  live: BioScoreState;
  /** The text is this example. */
  example: ScoredBio | null;
}

/** The notes of an example, before or without its live score. */
const exampleNotes = ({ text, findings }: ScoredBio) =>
  findings.slice(0, 2).map(({ words, points }) => ({ start: text.indexOf(words), words, points }));

/** The score of the text with the words that matter most, or why it has none. */
export function LiveResult({ text, score, live, example }: Props) {
  const words = useBioTrialCopy();
  const isEmpty = text.trim() === '';
  const notes = live.score ? notesOf(live.score, text) : example ? exampleNotes(example) : [];
  return (
    <Result aria-live="polite">
      {score !== null && !isEmpty && <ScoreRing score={score} label={words.score(score)} />}
      <div>
        {isEmpty && <Text $tone="muted">{words.empty}</Text>}
        {!isEmpty && score !== null && <strong>{words.verdict[bioVerdictFor(score)]}</strong>}
        {!isEmpty && score === null && !live.care && (
          <Text $tone="muted">{live.why || (live.status === 'failed' ? words.failed : words.reading)}</Text>
        )}
        {!isEmpty &&
          notes.map((note) => (
            <MarginNote key={note.start}>
              {words.signed(note.points)} “{note.words}”
            </MarginNote>
          ))}
      </div>
    </Result>
  );
}
