import type { Match } from '@datewright/contracts/chatpad/match';
import type { ChatpadNavigationState } from '@datewright/contracts/chatpad/navigation-state';
import type { Round } from '@datewright/contracts/chatpad/round';
import { usePlan } from '@datewright/sdk/host';
import { Button, Heading, Row, Stack, Text } from '@datewright/ui';
import { useInvalidFocus } from '@datewright/ui/use-invalid-focus';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { ConversationEditor } from '../../conversation/components/conversation-editor.tsx';
import { ConflictDialog } from '../../matches/components/conflict-dialog.tsx';
import type { DeleteTarget } from '../../matches/components/delete-match-dialog.tsx';
import { MatchForm } from '../../matches/components/match-form.tsx';
import { countCharacters, emptyFields, mergeScreenshot } from '../../matches/lib/match-fields.ts';
import { ScreenshotReader } from '../../screenshot/components/screenshot-reader.tsx';
import { DraftField, ModeAndToneFields } from '../../suggestions/components/composer-fields.tsx';
import { DraftOfferNotice } from '../../suggestions/components/draft-offer-notice.tsx';
import { SendButton } from '../../suggestions/components/send-button.tsx';
import { isRunning } from '../../suggestions/lib/suggestion-request.ts';
import { useWorkspace } from '../hooks/use-workspace.ts';
import { useWorkspaceShortcuts } from '../hooks/use-workspace-shortcuts.ts';
import { SendNotices } from './send-notices.tsx';
import { SuggestionResults } from './suggestion-results.tsx';
import { BottomActionBar, Columns, Disclosure, WideOnly } from './workspace-layout.tsx';

interface Props {
  match: Match | null;
  /** Where what is typed is kept. */
  slot: string;
  rounds: Round[];
  /** What another page opened it with. */
  opening: ChatpadNavigationState | null;
  onOpeningUsed: () => void;
  onCreated: (matchId: string) => void;
  onDelete: (doomed: DeleteTarget) => void;
}

/** One match: what is known of it, what to ask for, and what came of it. */
export function Workspace({ match, slot, rounds, opening, onOpeningUsed, onCreated, onDelete }: Props) {
  const copy = useCopy();
  const work = useWorkspace(match, slot, onCreated, opening);
  const about = useRef<HTMLElement>(null);
  const composer = useRef<HTMLDivElement>(null);
  const checked = useInvalidFocus(about);
  useEffect(() => {
    if (!opening) return;
    composer.current?.querySelector('textarea')?.focus();
    onOpeningUsed();
  }, [opening, onOpeningUsed]);
  function ask() {
    void work.send();
    checked();
  }
  function takeRest(draft: string) {
    work.takeRest(draft);
    composer.current?.querySelector('textarea')?.focus();
  }
  const keys = useWorkspaceShortcuts(ask, work.stop, isRunning(work.run));
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
  const [isUnfolded] = useState(() => fields.messages.length === 0 && countCharacters(fields) > 0);
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
          <ModeAndToneFields value={choice} onChange={say} />
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
            isBlank={!match && countCharacters(fields) === 0}
            onAdd={(read) => change(mergeScreenshot(fields, read))}
          />
          <Disclosure open={isUnfolded}>
            <summary>{copy.form.details}</summary>
            <MatchForm
              value={fields}
              onChange={change}
              isAgeInvalid={problem === 'age'}
              interest={work.interest}
              onInterest={(interest) => say({ interest })}
              onAddInterest={work.addInterest}
            />
          </Disclosure>
          <Stack $gap={3} ref={composer}>
            <DraftOfferNotice draft={work.offered} onDecide={work.settleOffer} />
            <DraftField value={choice} onChange={say} />
          </Stack>
          <WideOnly>
            <Stack $gap={3}>
              <SendNotices work={work} outOfCredits={outOfCredits} />
              <Row $justify="space-between" $gap={3}>
                {send(false)}
                <Text $tone="muted" $size={14}>
                  {copy.composer.keys}
                </Text>
              </Row>
            </Stack>
          </WideOnly>
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
      <SuggestionResults
        matchId={match?.id ?? null}
        rounds={rounds}
        request={work.run}
        isPrepaid={work.paidAhead}
        onStop={work.stop}
        onRetry={ask}
        canRetry={!work.busy && !outOfCredits && !work.closed}
        closed={work.closed}
        onReopened={work.reopened}
        onGoOn={work.goOn}
        onUseRest={choice.draft.trim() === '' ? undefined : takeRest}
      />
      <BottomActionBar>
        <Stack $gap={3}>
          <SendNotices work={work} outOfCredits={outOfCredits} />
          {isRunning(work.run) ? (
            <Button variant="secondary" size="large" full onClick={work.stop}>
              {copy.composer.stop}
            </Button>
          ) : (
            send(true)
          )}
        </Stack>
      </BottomActionBar>
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
