import type { Round } from '@datewright/contracts/chatpad/round';
import { EmptyState, Heading, IconButton, Stack, Text, VisuallyHidden } from '@datewright/ui';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { ReopenMatchForm } from '../../matches/components/reopen-match-form.tsx';
import { ClosedMatchNotice } from '../../suggestions/components/closed-match-notice.tsx';
import { SuggestionRequestView } from '../../suggestions/components/suggestion-request-view.tsx';
import { isRunning, type SuggestionRequest } from '../../suggestions/lib/suggestion-request.ts';
import { useLineMarks } from '../hooks/use-line-marks.ts';
import { RoundList } from './round-list.tsx';
import { Keys, NarrowRow, ResultsHeader, ResultsStart } from './workspace-layout.tsx';
import { useDraft, useSaving, useSending } from './workspace-provider.tsx';
import { useIsHelpShown, WriteActions, WriteAgain, WriteControls } from './write-controls.tsx';

interface Props {
  rounds: Round[];
  /** The heading, which gets the focus when the sheet opens on a phone. */
  heading: Ref<HTMLHeadingElement>;
  onSend: () => void;
  /** Closes the sheet on a phone. */
  onClose: () => void;
  /** Called once the member says that the match replied: the answer is pasted next. */
  onReplied: () => void;
  /** Called after the draft was replaced by the part of it that was not held back. */
  onDraftReplaced: () => void;
}

/** What to write and how, the running answer, and all suggestions for this match, the newest first. */
export function SuggestionResults({ rounds, heading, onSend, onClose, onReplied, onDraftReplaced }: Props) {
  const { suggestions: copy, composer } = useCopy();
  const draft = useDraft();
  const { match, choice } = draft;
  const { request, stop, retry, goOn, keepRemainingText, onReopened, ...sending } = useSending();
  const { isBusy, isClosed, isOutOfCredits, isPrepaid, isHeldBack, blocker } = sending;
  const canWrite = !useIsHelpShown() && !isHeldBack;
  const canSend = !isBusy && !isClosed && !isOutOfCredits && canWrite;
  const { save, isSaving } = useSaving();
  function saveLine() {
    if (!isSaving && !blocker) void save();
  }
  const marks = useLineMarks(draft, rounds, { save: saveLine, onSent: onClose, onReplied });
  const newestFirst = sortNewestFirst(rounds);
  const newest = newestFirst[0];
  const start = useTopInView(request.status === 'waiting');
  const isFoldable = newest !== undefined || request.status !== 'idle';
  const choices = useChoices(isFoldable, isRunning(request));
  function replaceDraft(remaining: string) {
    keepRemainingText(remaining);
    onDraftReplaced();
  }
  return (
    <Stack>
      <ResultsHeader>
        <Heading as="h2" $size={22} id="suggestions" ref={heading} tabIndex={-1}>
          {copy.title}
        </Heading>
        {canWrite && isFoldable && (
          <WriteActions
            controls={choices.id}
            isOpen={choices.isOpen}
            onToggle={choices.toggle}
            newest={newest}
            onSend={onSend}
          />
        )}
        <NarrowRow>
          <IconButton icon="close" label={copy.backToChat} onClick={onClose} />
        </NarrowRow>
      </ResultsHeader>
      {canWrite && <WriteControls id={choices.id} isOpen={choices.isOpen} newest={newest} onSend={onSend} />}
      <ResultsStart ref={start} />
      {isClosed && request.failure?.care?.kind !== 'minor' && <ClosedMatchNotice />}
      <SuggestionRequestView
        request={request}
        isPrepaid={isPrepaid}
        onCopied={marks.markEarlyCopy}
        onStop={stop}
        onRetry={retry}
        onGoOn={goOn}
        onUseRemainingText={choice.draft.trim() === '' ? undefined : replaceDraft}
      />
      {match && onReopened && <ReopenMatchForm matchId={match.id} onReopened={onReopened} />}
      {!newest && !isClosed && canWrite && request.status === 'idle' && (
        <EmptyState icon="sparkle" title={copy.emptyTitle}>
          {copy.emptyText}
        </EmptyState>
      )}
      <VisuallyHidden role="status">
        {newest && request.status === 'idle' ? copy.done(newest.suggestions.length) : ''}
      </VisuallyHidden>
      <RoundList rounds={newestFirst} canSend={canSend} onMark={marks.markLine} onSent={marks.sendLine}>
        {newest && canWrite && <WriteAgain newest={newest} onSend={onSend} />}
      </RoundList>
      {(newest || !isClosed) && (
        <Text $tone="muted" $size={14}>
          {copy.disclosure} {isWrittenByDemo(request, rounds) && copy.demoSpeaks}
        </Text>
      )}
      {canWrite && (
        <Keys $tone="muted" $size={14}>
          {composer.keys}
        </Keys>
      )}
    </Stack>
  );
}

const isWrittenByDemo = (request: SuggestionRequest, rounds: Round[]) =>
  [request, ...rounds].some(({ writtenBy }) => writtenBy?.startsWith('demo'));

export const sortNewestFirst = (rounds: Round[]) => [...rounds].sort((a, b) => b.createdAt.localeCompare(a.createdAt));

/** A new answer starts where it is seen, however far the older ones were scrolled. */
function useTopInView(isStarting: boolean) {
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isStarting) start.current?.scrollIntoView({ block: 'start' });
  }, [isStarting]);
  return start;
}

/** What is written and how, folded beside lines until the member wants it otherwise. */
function useChoices(isFoldable: boolean, isRunning: boolean) {
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = !isFoldable || (isUnfolded && !isRunning);
  useEffect(() => {
    // The toggle stays in view and may be far below the choices.
    if (isUnfolded) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [isUnfolded, id]);
  return { id, isOpen, toggle: () => setUnfolded(!isOpen) };
}
