import type { Round, Suggestion } from '@datewright/contracts/chatpad/round';
import { Button, EmptyState, Heading, IconButton, Stack, Text, VisuallyHidden } from '@datewright/ui';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { findQuestion } from '../../conversation/lib/find-question.ts';
import { useEarlierRounds } from '../../matches/api/use-earlier-rounds.ts';
import { ReopenMatchForm } from '../../matches/components/reopen-match-form.tsx';
import type { SuggestionMark } from '../../suggestions/api/use-mark-suggestion.ts';
import { ClosedMatchNotice } from '../../suggestions/components/closed-match-notice.tsx';
import { RoundView } from '../../suggestions/components/round-view.tsx';
import { SuggestionRequestView } from '../../suggestions/components/suggestion-request-view.tsx';
import { isRunning, type SuggestionRequest } from '../../suggestions/lib/suggestion-request.ts';
import { useEarlyCopyMark } from '../hooks/use-early-copy-mark.ts';
import { useOptimisticMark } from '../hooks/use-optimistic-mark.ts';
import { useReplyMark } from '../hooks/use-reply-mark.ts';
import { useSendLine } from '../hooks/use-send-line.ts';
import { Disclosure, Keys, NarrowRow, ResultsHeader, ResultsStart } from './workspace-layout.tsx';
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
  const { request, stop, retry, goOn, keepRemainingText, onReopened, sendChange, ...sending } = useSending();
  const { isBusy, isClosed, isOutOfCredits, isPrepaid, isHeldBack } = sending;
  const canWrite = !useIsHelpShown() && !isHeldBack;
  const canSend = !isBusy && !isClosed && !isOutOfCredits && canWrite;
  const mark = useOptimisticMark(match?.id ?? null);
  const { save, isSaving } = useSaving();
  function saveLine() {
    if (!isSaving && !sending.blocker) void save();
  }
  const sendLine = useSendLine(draft, saveLine, mark, onClose);
  function tell(suggestion: Suggestion, given: SuggestionMark) {
    void mark(suggestion, given);
    if ('outcome' in given && given.outcome === 'replied') onReplied();
  }
  useReplyMark(draft.fields, rounds, mark);
  const markEarlyCopy = useEarlyCopyMark(rounds, mark);
  const earlier = useEarlierRounds(match?.id ?? null);
  const newestFirst = sortNewestFirst(rounds);
  const newest = newestFirst[0];
  const { messages } = draft.fields;
  const sentTexts = messages.filter(({ sender }) => sender === 'user').map(({ content }) => content);
  // Another set for the same message stays; what was written before the newest message is folded.
  const isUsed = (round: Round) => round !== newest && round.createdAt < (match?.lastMessageAt ?? '');
  const used = newestFirst.filter(isUsed);
  const show = (round: Round) => (
    <RoundView
      key={round.id}
      round={round}
      sentTexts={sentTexts}
      question={round === newest ? findQuestion(messages) : ''}
      hasKeys={round === newest && request.suggestions.length === 0}
      onMark={tell}
      onSent={sendLine}
      onChange={canSend ? ({ id }, how) => sendChange(round, { suggestionId: id, how }) : undefined}
    />
  );
  const start = useTopInView(request.status === 'waiting');
  const choices = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const isFoldable = newest !== undefined || request.status !== 'idle';
  const isOpen = !isFoldable || (isUnfolded && !isRunning(request));
  useEffect(() => {
    // The toggle stays in view and may be far below the choices.
    if (isUnfolded) document.getElementById(choices)?.scrollIntoView({ block: 'nearest' });
  }, [isUnfolded, choices]);
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
            controls={choices}
            isOpen={isOpen}
            onToggle={() => setUnfolded(!isOpen)}
            newest={newest}
            onSend={onSend}
          />
        )}
        <NarrowRow>
          <IconButton icon="close" label={copy.backToChat} onClick={onClose} />
        </NarrowRow>
      </ResultsHeader>
      {canWrite && <WriteControls id={choices} isOpen={isOpen} newest={newest} onSend={onSend} />}
      <ResultsStart ref={start} />
      {isClosed && request.failure?.care?.kind !== 'minor' && <ClosedMatchNotice />}
      <SuggestionRequestView
        request={request}
        isPrepaid={isPrepaid}
        onCopied={markEarlyCopy}
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
      {newest && show(newest)}
      {newest && canWrite && <WriteAgain newest={newest} onSend={onSend} />}
      {newestFirst.filter((round) => round !== newest && !isUsed(round)).map(show)}
      {(used.length > 0 || earlier.load) && (
        <Disclosure>
          <summary>{copy.used}</summary>
          <Stack>
            {used.map(show)}
            {earlier.load && (
              <Button variant="secondary" busy={earlier.isLoading} onClick={earlier.load}>
                {copy.earlier}
              </Button>
            )}
            {earlier.hasFailed && <Text role="alert">{copy.earlierFailed}</Text>}
          </Stack>
        </Disclosure>
      )}
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
