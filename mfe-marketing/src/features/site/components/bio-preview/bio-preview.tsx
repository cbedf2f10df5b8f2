import { bioMaxLength } from '@datewright/contracts/bio/limits';
import { useSession } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Button, Card, Row, Text, TextArea } from '@datewright/ui';
import { lazy, Suspense, useRef } from 'react';
import { CtaLink } from '../../../../components/cta-link.tsx';
import { useBioTrialCopy } from '../../copy/use-bio-trial-copy.ts';
import { useBioTrial } from '../../hooks/use-bio-trial.ts';
import { getStartPath } from '../../lib/get-start-path.ts';
import { handOverBio } from '../../lib/hand-over-bio.ts';
import { findExampleNotes, findNotes } from './find-notes.ts';
import { LiveResult } from './live-result.tsx';
import { MarkedWords, Paper } from './marked-words.tsx';
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

interface Props {
  /** Place on the site, for analytics. */
  location: string;
  /** Beside the main action of a page: it asks nothing of the server before a visitor types. */
  isQuiet?: boolean;
}

/** Scores a bio while it is typed, without an account. A text that gets no score gets a reason. */
export function BioPreview({ location, isQuiet = false }: Props) {
  const words = useBioTrialCopy();
  const signedIn = useSession().status === 'signed-in';
  const { sheet, field, text, type, isExample, live, score } = useBioTrial(location, isQuiet);
  const marks = useRef<HTMLDivElement>(null);
  const notes = live.score ? findNotes(live.score, text) : isExample ? findExampleNotes(words.example) : [];

  return (
    <Sheet ref={sheet}>
      <Paper>
        <TextArea
          ref={field}
          label={words.title}
          maxLength={bioMaxLength}
          placeholder={words.placeholder}
          value={text}
          onChange={(event) => type(event.target.value)}
          onScroll={(event) => marks.current?.scrollTo(0, event.currentTarget.scrollTop)}
        />
        <MarkedWords ref={marks} text={text} notes={notes} />
      </Paper>
      <LiveResult text={text} score={score} live={live} notes={notes} />
      {live.care && (
        <Suspense>
          <SafetyNotice context="profile" notice={live.care} onUseRemainingText={type} />
        </Suspense>
      )}
      {live.score && text.trim() !== '' && <ScorePartBars score={live.score} />}
      <Row $gap={3}>
        <CtaLink
          to={getStartPath({ signedIn, destination: '/bioscanner', source: location })}
          label={words.carry}
          location={location}
          variant={isQuiet ? 'secondary' : 'primary'}
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
