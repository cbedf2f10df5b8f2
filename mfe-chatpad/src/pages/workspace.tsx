import { textLimit } from '@datewright/contracts/chatpad/limits';
import type { Match } from '@datewright/contracts/chatpad/match';
import type { Opening } from '@datewright/contracts/chatpad/opening';
import type { Round } from '@datewright/contracts/chatpad/round';
import { usePlan } from '@datewright/sdk/host';
import { Button, Heading, Notice, Row, Stack, Text } from '@datewright/ui';
import { useInvalidFocus } from '@datewright/ui/use-invalid-focus';
import { useEffect, useRef } from 'react';
import { useCopy } from '../copy/use-copy.ts';
import { ConversationEditor } from '../features/conversation/components/conversation-editor.tsx';
import type { Doomed } from '../features/matches/components/delete-dialog.tsx';
import { MatchForm } from '../features/matches/components/match-form.tsx';
import { lengthOf, mergeRead } from '../features/matches/match-fields.ts';
import { ScreenshotButton } from '../features/screenshot/components/screenshot-button.tsx';
import { Composer } from '../features/suggestions/components/composer.tsx';
import { OutOfCredits } from '../features/suggestions/components/credit-line.tsx';
import { OfferedDraft } from '../features/suggestions/components/offered-draft.tsx';
import { SendButton } from '../features/suggestions/components/send-button.tsx';
import { isRunning } from '../features/suggestions/run.ts';
import { Results } from './results.tsx';
import { useWorkspace } from './use-workspace.ts';
import { useWorkspaceKeys } from './use-workspace-keys.ts';
import { About, Columns, Thumb, Wide } from './workspace-layout.tsx';

interface Props {
  match: Match | null;
  rounds: Round[];
  /** What another page opened it with. */
  opening: Opening | null;
  onTaken: () => void;
  onMade: (matchId: string) => void;
  onDelete: (doomed: Doomed) => void;
}

/** One match: what is known of it, what to ask for, and what came of it. */
export function Workspace({ match, rounds, opening, onTaken, onMade, onDelete }: Props) {
  const copy = useCopy();
  const work = useWorkspace(match, onMade, opening);
  const about = useRef<HTMLElement>(null);
  const composer = useRef<HTMLDivElement>(null);
  const checked = useInvalidFocus(about);
  useEffect(() => {
    if (!opening) return;
    composer.current?.querySelector('textarea')?.focus();
    onTaken();
  }, [opening, onTaken]);
  function ask() {
    void work.send();
    checked();
  }
  function takeRest(draft: string) {
    work.takeRest(draft);
    composer.current?.querySelector('textarea')?.focus();
  }
  const keys = useWorkspaceKeys(ask, work.stop, isRunning(work.run));
  const outOfCredits = usePlan().features.chatPad.currentCredits <= 0;
  const { fields, change, choice, setChoice, problem } = work;
  const length = lengthOf(fields, choice.draft);

  const form = (
    <MatchForm value={fields} onChange={change} ageWrong={problem === 'age'}>
      <ConversationEditor
        messages={fields.messages}
        matchName={fields.name}
        onChange={(messages) => change({ ...fields, messages })}
      />
      <ScreenshotButton onRead={(read) => change(mergeRead(fields, read))} />
    </MatchForm>
  );

  const send = (full: boolean) => (
    <SendButton
      choice={choice}
      busy={work.busy}
      disabled={outOfCredits}
      closed={work.closed}
      full={full}
      onSend={ask}
    />
  );

  return (
    <Columns onKeyDown={keys}>
      <section ref={about} aria-labelledby="about-match">
        {match ? (
          <Stack>
            <About open={rounds.length === 0 || window.matchMedia('(min-width: 56rem)').matches}>
              <summary>
                <Heading as="h2" $size={22} id="about-match">
                  {fields.name ? copy.form.about(fields.name) : copy.form.aboutNameless}
                </Heading>
              </summary>
              {form}
            </About>
            <Row>
              <Button variant="ghost" size="small" onClick={() => onDelete({ matchId: match.id, name: fields.name })}>
                {copy.matches.remove}
              </Button>
            </Row>
          </Stack>
        ) : (
          <Stack>
            <Stack $gap={2}>
              <Heading as="h2" $size={28} id="about-match">
                {copy.form.newTitle}
              </Heading>
              <Text $tone="muted">{copy.form.newLead}</Text>
            </Stack>
            {form}
          </Stack>
        )}
      </section>
      <Stack $gap={6}>
        <Stack $gap={3} ref={composer}>
          <OfferedDraft draft={work.offered} onSettle={work.settleOffer} />
          <Composer value={choice} onChange={setChoice}>
            <Wide>
              <Row $justify="space-between" $gap={3}>
                {send(false)}
                <Text $tone="muted" $size={14}>
                  {copy.composer.keys}
                </Text>
              </Row>
            </Wide>
          </Composer>
          {length > textLimit * 0.85 && (
            <Text $size={14} $tone={length > textLimit ? 'bad' : 'muted'}>
              {copy.form.length(length)}
            </Text>
          )}
          {problem && problem !== 'age' && (
            <Notice tone="careful" live="assertive">
              {problem === 'tooLong' ? copy.form.tooLong : copy.form.empty}
            </Notice>
          )}
          {work.saveFailed && (
            <Notice tone="bad" live="assertive">
              {copy.form.saveFailed}
            </Notice>
          )}
          {work.freeStops === 0 && !outOfCredits && <Notice live="polite">{copy.suggestions.noFreeStops}</Notice>}
          {outOfCredits && !isRunning(work.run) && <OutOfCredits />}
        </Stack>
        <Results
          matchId={match?.id ?? null}
          rounds={rounds}
          run={work.run}
          paidAhead={work.paidAhead}
          onStop={work.stop}
          onAgain={ask}
          canAgain={!work.busy && !outOfCredits && !work.closed}
          closed={work.closed}
          onGoOn={work.goOn}
          onUseRest={choice.draft.trim() === '' ? undefined : takeRest}
        />
      </Stack>
      <Thumb>
        {isRunning(work.run) ? (
          <Button variant="secondary" size="large" full onClick={work.stop}>
            {copy.composer.stop}
          </Button>
        ) : (
          send(true)
        )}
      </Thumb>
    </Columns>
  );
}
