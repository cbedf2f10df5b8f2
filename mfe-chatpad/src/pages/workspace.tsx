import type { Match } from '@datewright/contracts/chatpad/match';
import type { Opening } from '@datewright/contracts/chatpad/opening';
import type { Round } from '@datewright/contracts/chatpad/round';
import { usePlan } from '@datewright/sdk/host';
import { Button, Heading, Row, Stack, Text } from '@datewright/ui';
import { useInvalidFocus } from '@datewright/ui/use-invalid-focus';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../copy/use-copy.ts';
import { ConversationEditor } from '../features/conversation/components/conversation-editor.tsx';
import { ConflictDialog } from '../features/matches/components/conflict-dialog.tsx';
import type { Doomed } from '../features/matches/components/delete-dialog.tsx';
import { MatchForm } from '../features/matches/components/match-form.tsx';
import { emptyFields, lengthOf, mergeRead } from '../features/matches/match-fields.ts';
import { ScreenshotReader } from '../features/screenshot/components/screenshot-reader.tsx';
import { DraftField, Wishes } from '../features/suggestions/components/composer.tsx';
import { OfferedDraft } from '../features/suggestions/components/offered-draft.tsx';
import { SendButton } from '../features/suggestions/components/send-button.tsx';
import { isRunning } from '../features/suggestions/run.ts';
import { Results } from './results.tsx';
import { SendNotes } from './send-notes.tsx';
import { useWorkspace } from './use-workspace.ts';
import { useWorkspaceKeys } from './use-workspace-keys.ts';
import { Columns, Folded, Thumb, Wide } from './workspace-layout.tsx';

interface Props {
  match: Match | null;
  /** Where what is typed is kept. */
  slot: string;
  rounds: Round[];
  /** What another page opened it with. */
  opening: Opening | null;
  onTaken: () => void;
  onMade: (matchId: string) => void;
  onDelete: (doomed: Doomed) => void;
}

/** One match: what is known of it, what to ask for, and what came of it. */
export function Workspace({ match, slot, rounds, opening, onTaken, onMade, onDelete }: Props) {
  const copy = useCopy();
  const work = useWorkspace(match, slot, onMade, opening);
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
  const { fields, change, choice, say, problem, saving } = work;
  const wrong = { empty: copy.form.emptyHere, unread: copy.form.unread };

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
  // Folded behind what is pasted; open where it is what there is.
  const [isUnfolded] = useState(() => fields.messages.length === 0 && lengthOf(fields) > 0);
  const known = fields.name ? copy.form.about(fields.name) : copy.form.aboutNameless;

  return (
    <Columns onKeyDown={keys}>
      <section ref={about} aria-labelledby="about-match">
        <Stack>
          <Stack $gap={2}>
            <Heading as="h2" $size={match ? 22 : 28} id="about-match">
              {match ? known : copy.form.newTitle}
            </Heading>
            {!match && <Text $tone="muted">{copy.form.newLead}</Text>}
          </Stack>
          <Wishes value={choice} onChange={say} />
          <ConversationEditor
            messages={fields.messages}
            matchName={fields.name}
            ownName={work.ownName}
            onChange={(messages) => change({ ...fields, messages })}
            pasted={work.pasted}
            onType={(pasted) => say({ pasted })}
            wrong={problem === 'empty' || problem === 'unread' ? wrong[problem] : undefined}
          />
          <ScreenshotReader
            isBlank={!match && lengthOf(fields) === 0}
            onTake={(read) => change(mergeRead(fields, read))}
          />
          <Folded open={isUnfolded}>
            <summary>{copy.form.details}</summary>
            <MatchForm
              value={fields}
              onChange={change}
              ageWrong={problem === 'age'}
              interest={work.interest}
              onInterest={(interest) => say({ interest })}
              onAddInterest={work.addInterest}
            />
          </Folded>
          <Stack $gap={3} ref={composer}>
            <OfferedDraft draft={work.offered} onSettle={work.settleOffer} />
            <DraftField value={choice} onChange={say} />
          </Stack>
          <Wide>
            <Stack $gap={3}>
              <SendNotes work={work} outOfCredits={outOfCredits} />
              <Row $justify="space-between" $gap={3}>
                {send(false)}
                <Text $tone="muted" $size={14}>
                  {copy.composer.keys}
                </Text>
              </Row>
            </Stack>
          </Wide>
          {(match || work.hasText) && (
            <Row>
              <Button
                variant="ghost"
                size="small"
                onClick={() => onDelete({ slot, isMade: match !== null, name: fields.name })}
              >
                {match ? copy.matches.remove : copy.matches.discard}
              </Button>
            </Row>
          )}
        </Stack>
      </section>
      <Results
        matchId={match?.id ?? null}
        rounds={rounds}
        run={work.run}
        paidAhead={work.paidAhead}
        onStop={work.stop}
        onAgain={ask}
        canAgain={!work.busy && !outOfCredits && !work.closed}
        closed={work.closed}
        onReopened={work.reopened}
        onGoOn={work.goOn}
        onUseRest={choice.draft.trim() === '' ? undefined : takeRest}
      />
      <Thumb>
        <Stack $gap={3}>
          <SendNotes work={work} outOfCredits={outOfCredits} />
          {isRunning(work.run) ? (
            <Button variant="secondary" size="large" full onClick={work.stop}>
              {copy.composer.stop}
            </Button>
          ) : (
            send(true)
          )}
        </Stack>
      </Thumb>
      <ConflictDialog
        open={saving.changed === 'choose'}
        fields={saving.clashes}
        mine={fields}
        theirs={match ?? emptyFields}
        onChoose={(side) => void saving.choose(side)}
      />
    </Columns>
  );
}
