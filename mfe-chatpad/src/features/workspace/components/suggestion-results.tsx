import type { Round, Suggestion } from '@datewright/contracts/chatpad/round';
import type { WaivableCategory } from '@datewright/contracts/moderation';
import { useApi, useToast } from '@datewright/sdk/host';
import { useQueryClient } from '@datewright/sdk/query';
import { Button, EmptyState, Heading, Row, Stack, Text, VisuallyHidden } from '@datewright/ui';
import { useEffect, useRef } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { matchQuery } from '../../matches/api/match-queries.ts';
import { ReopenMatchForm } from '../../matches/components/reopen-match-form.tsx';
import { type SuggestionMark, useMarkSuggestion } from '../../suggestions/api/use-mark-suggestion.ts';
import { RoundView } from '../../suggestions/components/round-view.tsx';
import { SuggestionRequestView } from '../../suggestions/components/suggestion-request-view.tsx';
import { ClosedMatchNotice } from '../../suggestions/components/suggestion-safety-notice.tsx';
import type { SuggestionRequest } from '../../suggestions/lib/suggestion-request.ts';

/** Where the columns stand below each other. */
const narrowQuery = '(max-width: 55.99rem)';

interface Props {
  matchId: string | null;
  rounds: Round[];
  request: SuggestionRequest;
  isPrepaid: boolean;
  onStop: () => void;
  onRetry: () => void;
  canRetry: boolean;
  /** Nothing is written to this match any more. */
  closed: boolean;
  /** Missing where the member can't open it again. */
  onReopened: ((age: number) => void) | undefined;
  onGoOn: (kind: WaivableCategory) => void;
  /** Missing while there is no draft that it could be put in the place of. */
  onUseRest: ((draft: string) => void) | undefined;
}

/** The running answer, and below it everything that was suggested for this match, the newest first. */
export function SuggestionResults({
  matchId,
  rounds,
  request,
  isPrepaid,
  onStop,
  onRetry,
  canRetry,
  closed,
  onReopened,
  onGoOn,
  onUseRest,
}: Props) {
  const { suggestions: copy } = useCopy();
  const mark = useOptimisticMark(matchId);
  const newestFirst = [...rounds].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  const newest = newestFirst[0];
  const isDemo = [request.writtenBy, ...rounds.map(({ writtenBy }) => writtenBy)].some((by) => by?.startsWith('demo'));
  const section = useScrollIntoView(request.status === 'waiting');
  return (
    <Stack as="section" aria-labelledby="suggestions" ref={section}>
      <Row $justify="space-between" $gap={2}>
        <Heading as="h2" $size={22} id="suggestions">
          {copy.title}
        </Heading>
        {newest && (
          <Button variant="secondary" size="small" onClick={onRetry} disabled={!canRetry}>
            {copy.tryAgain} · {copy.tryAgainCost}
          </Button>
        )}
      </Row>
      {(newest || !closed) && (
        <Text $tone="muted" $size={14}>
          {copy.disclosure} {isDemo && copy.demoSpeaks}
        </Text>
      )}
      {closed && request.failure?.care?.kind !== 'minor' && <ClosedMatchNotice />}
      <SuggestionRequestView
        request={request}
        isPrepaid={isPrepaid}
        onStop={onStop}
        onRetry={onRetry}
        onGoOn={onGoOn}
        onUseRest={onUseRest}
      />
      {matchId !== null && onReopened && <ReopenMatchForm matchId={matchId} onReopened={onReopened} />}
      {!newest && !closed && request.status === 'idle' && (
        <EmptyState icon="sparkle" title={copy.emptyTitle}>
          {copy.emptyText}
        </EmptyState>
      )}
      <VisuallyHidden role="status">
        {newest && request.status === 'idle' ? copy.done(newest.suggestions.length) : ''}
      </VisuallyHidden>
      {newestFirst.map((round) => (
        <RoundView key={round.id} round={round} onMark={mark} />
      ))}
    </Stack>
  );
}

/** Where what is asked for does not show below what was typed, it is scrolled to. */
function useScrollIntoView(starts: boolean) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (starts && window.matchMedia(narrowQuery).matches) section.current?.scrollIntoView({ block: 'start' });
  }, [starts]);
  return section;
}

/** Marks at once on the screen; what the service refuses is put back. */
function useOptimisticMark(matchId: string | null) {
  const { suggestions: copy } = useCopy();
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const marking = useMarkSuggestion();

  return async (suggestion: Suggestion, mark: SuggestionMark) => {
    if (matchId === null) return;
    const { queryKey } = matchQuery(api, matchId);
    const show = (next: Suggestion) =>
      queries.setQueryData(queryKey, (before) => before && replaceSuggestion(before, next));
    show(applyMark(suggestion, mark));
    try {
      await marking.mutateAsync({ matchId, suggestionId: suggestion.id, mark });
    } catch {
      show(suggestion);
      toast.error(copy.saveFailed);
    }
  };
}

function applyMark({ outcome: before, ...rest }: Suggestion, mark: SuggestionMark): Suggestion {
  const outcome = 'outcome' in mark ? mark.outcome : before;
  return { ...rest, ...('saved' in mark && mark), ...(outcome && { outcome }) };
}

function replaceSuggestion<Data extends { rounds: Round[] }>(data: Data, line: Suggestion): Data {
  const rounds = data.rounds.map((round) => ({
    ...round,
    suggestions: round.suggestions.map((one) => (one.id === line.id ? line : one)),
  }));
  return { ...data, rounds };
}
