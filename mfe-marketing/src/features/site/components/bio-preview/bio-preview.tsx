import { bioMaxLength } from '@datewright/contracts/bio/limits';
import type { BioScore } from '@datewright/contracts/bio/score';
import { useSession, useTrack } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Button, Card, Row, Text, TextArea } from '@datewright/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { CtaLink } from '../../../../components/cta-link.tsx';
import { onFirstVisible } from '../../../../lib/on-first-visible.ts';
import { useProfileAnalyzerCopy } from '../../copy/use-profile-analyzer-copy.ts';
import { useBioScore } from '../../hooks/use-bio-score.ts';
import { usePrehydrationInput } from '../../hooks/use-prehydration-input.ts';
import { getStartPath } from '../../lib/get-start-path.ts';
import { handOverBio } from '../../lib/hand-over-bio.ts';
import { MarginNote } from '../illustrations/margin-note.tsx';
import { ScoreRing, toneOf } from '../illustrations/score-ring.tsx';
import { ScorePartBars } from './score-part-bars.tsx';

/** Loaded on demand, because few visitors need it. */
const SafetyNotice = lazy(async () => ({ default: (await import('@datewright/ui/safety-notice')).SafetyNotice }));

const Sheet = styled(Card)`
  border-radius: var(--radius-sheet);
  box-shadow: var(--shadow);
  display: grid;
  gap: var(--space-4);
  grid-template-columns: minmax(0, 1fr);
  padding: var(--space-5);
`;

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
    min-width: 10rem;
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

/** Scores a bio while it is typed, without an account. A text that gets no score gets a reason. */
export function BioPreview({ location }: { location: string }) {
  const copy = useProfileAnalyzerCopy();
  const words = copy.try;
  const example = copy.examples.list[0]?.before;
  const [text, setText] = useState(example?.text ?? '');
  const typed = useRef(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => (sheet.current ? onFirstVisible(sheet.current, '0px', () => setSeen(true)) : undefined), []);
  usePrehydrationInput(field, example?.text ?? '', setText);
  const signedIn = useSession().status === 'signed-in';
  const track = useTrack();
  const isEmpty = text.trim() === '';
  const isExample = text === example?.text;
  // The example is scored when it becomes visible.
  const live = useBioScore(text, seen || !isExample);
  // Shows the stored score of the example until the response arrives; the same rules computed it.
  const score = live.score?.score ?? (isExample ? example.score : null);
  const notes = live.score ? notesOf(live.score, text) : [];

  function type(next: string) {
    setText(next);
    if (typed.current) return;
    typed.current = true;
    track('bio_try_started', { location });
  }

  return (
    <Sheet ref={sheet}>
      <TextArea
        ref={field}
        label={words.title}
        rows={4}
        maxLength={bioMaxLength}
        placeholder={words.placeholder}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <Result aria-live="polite">
        {score !== null && !isEmpty && <ScoreRing score={score} label={words.score(score)} />}
        <div>
          {isEmpty && <Text $tone="muted">{words.empty}</Text>}
          {!isEmpty && score !== null && <strong>{words.verdict[toneOf(score)]}</strong>}
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
      {live.care && (
        <Suspense>
          <SafetyNotice context="profile" notice={live.care} onUseRemainingText={type} />
        </Suspense>
      )}
      {live.score && !isEmpty && <ScorePartBars score={live.score} />}
      <Row $gap={3}>
        <CtaLink
          to={getStartPath({ signedIn, destination: '/bioscanner', source: location })}
          label={words.carry}
          location={location}
          intent="profile-analyzer"
          onClick={() => !isExample && handOverBio(text)}
        />
        {isExample && (
          <Button
            variant="ghost"
            onClick={() => {
              type('');
              field.current?.focus();
            }}
          >
            {words.clear}
          </Button>
        )}
      </Row>
      <Text $tone="muted" $size={14}>
        {words.privacy} {words.carryFree}
      </Text>
    </Sheet>
  );
}
