import type { Round } from '@datewright/contracts/chatpad/round';
import { Button, EmptyState, Heading, Row, Stack, Text, VisuallyHidden } from '@datewright/ui';
import { useEffect, useRef } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { ReopenMatchForm } from '../../matches/components/reopen-match-form.tsx';
import { ClosedMatchNotice } from '../../suggestions/components/closed-match-notice.tsx';
import { RoundView } from '../../suggestions/components/round-view.tsx';
import { SuggestionRequestView } from '../../suggestions/components/suggestion-request-view.tsx';
import type { SuggestionRequest } from '../../suggestions/lib/suggestion-request.ts';
import { useOptimisticMark } from '../hooks/use-optimistic-mark.ts';
import { useDraft, useSending } from './workspace-provider.tsx';

/** The width below which the columns are stacked. */
const narrowQuery = '(max-width: 55.99rem)';

interface Props {
  rounds: Round[];
  onRetry: () => void;
  /** Called after the draft was replaced by the part of it that was not held back. */
  onDraftReplaced: () => void;
}

/** The running answer above all suggestions for this match, the newest first. */
export function SuggestionResults({ rounds, onRetry, onDraftReplaced }: Props) {
  const { suggestions: copy } = useCopy();
  const { match, choice } = useDraft();
  const { request, stop, retry, goOn, keepRemainingText, onReopened, sendChange, ...sending } = useSending();
  const { isBusy, isClosed, isOutOfCredits, isPrepaid } = sending;
  const canSend = !isBusy && !isClosed && !isOutOfCredits;
  const mark = useOptimisticMark(match?.id ?? null);
  const newestFirst = [...rounds].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  const newest = newestFirst[0];
  const section = useScrollIntoView(request.status === 'waiting');
  function replaceDraft(remaining: string) {
    keepRemainingText(remaining);
    onDraftReplaced();
  }
  return (
    <Stack as="section" aria-labelledby="suggestions" ref={section}>
      <Row $justify="space-between" $gap={2}>
        <Heading as="h2" $size={22} id="suggestions">
          {copy.title}
        </Heading>
        {newest && (
          <Button variant="secondary" size="small" onClick={onRetry} disabled={!canSend}>
            {copy.tryAgain} · {copy.tryAgainCost}
          </Button>
        )}
      </Row>
      {(newest || !isClosed) && (
        <Text $tone="muted" $size={14}>
          {copy.disclosure} {isWrittenByDemo(request, rounds) && copy.demoSpeaks}
        </Text>
      )}
      {isClosed && request.failure?.care?.kind !== 'minor' && <ClosedMatchNotice />}
      <SuggestionRequestView
        request={request}
        isPrepaid={isPrepaid}
        onStop={stop}
        onRetry={retry}
        onGoOn={goOn}
        onUseRemainingText={choice.draft.trim() === '' ? undefined : replaceDraft}
      />
      {match && onReopened && <ReopenMatchForm matchId={match.id} onReopened={onReopened} />}
      {!newest && !isClosed && request.status === 'idle' && (
        <EmptyState icon="sparkle" title={copy.emptyTitle}>
          {copy.emptyText}
        </EmptyState>
      )}
      <VisuallyHidden role="status">
        {newest && request.status === 'idle' ? copy.done(newest.suggestions.length) : ''}
      </VisuallyHidden>
      {newestFirst.map((round) => (
        <RoundView
          key={round.id}
          round={round}
          onMark={mark}
          onChange={canSend ? ({ id }, how) => sendChange(round, { suggestionId: id, how }) : undefined}
        />
      ))}
    </Stack>
  );
}

const isWrittenByDemo = (request: SuggestionRequest, rounds: Round[]) =>
  [request, ...rounds].some(({ writtenBy }) => writtenBy?.startsWith('demo'));

/** In stacked columns a new answer would start off-screen, so the section is scrolled to. */
function useScrollIntoView(isStarting: boolean) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isStarting && window.matchMedia(narrowQuery).matches) section.current?.scrollIntoView({ block: 'start' });
  }, [isStarting]);
  return section;
}
