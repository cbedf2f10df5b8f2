import type { Round, Suggestion } from '@datewright/contracts/chatpad/round';
import type { WaivedKind } from '@datewright/contracts/safety';
import { useApi, useToast } from '@datewright/sdk/host';
import { useQueryClient } from '@datewright/sdk/query';
import { Button, EmptyState, Heading, Row, Stack, Text, VisuallyHidden } from '@datewright/ui';
import { useEffect, useRef } from 'react';
import { useCopy } from '../copy/use-copy.ts';
import { matchQuery } from '../features/matches/api/match-queries.ts';
import { ReopenMatch } from '../features/matches/components/reopen-match.tsx';
import { type Mark, useMarkSuggestion } from '../features/suggestions/api/use-mark-suggestion.ts';
import { RoundView } from '../features/suggestions/components/round-view.tsx';
import { ClosedMatch } from '../features/suggestions/components/run-care.tsx';
import { RunView } from '../features/suggestions/components/run-view.tsx';
import type { Run } from '../features/suggestions/run.ts';

/** Where the columns stand below each other. */
const narrow = '(max-width: 55.99rem)';

interface Props {
  matchId: string | null;
  rounds: Round[];
  run: Run;
  paidAhead: boolean;
  onStop: () => void;
  onAgain: () => void;
  canAgain: boolean;
  /** Nothing is written to this match any more. */
  closed: boolean;
  /** Missing where the member can't open it again. */
  onReopened: ((age: number) => void) | undefined;
  onGoOn: (kind: WaivedKind) => void;
  /** Missing while there is no draft that it could be put in the place of. */
  onUseRest: ((draft: string) => void) | undefined;
}

/** The running answer, and below it everything that was suggested for this match, the newest first. */
export function Results({
  matchId,
  rounds,
  run,
  paidAhead,
  onStop,
  onAgain,
  canAgain,
  closed,
  onReopened,
  onGoOn,
  onUseRest,
}: Props) {
  const { suggestions: copy } = useCopy();
  const mark = useMarking(matchId);
  const newestFirst = [...rounds].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  const newest = newestFirst[0];
  const isDemo = [run.writtenBy, ...rounds.map(({ writtenBy }) => writtenBy)].some((by) => by?.startsWith('demo'));
  const section = useInView(run.status === 'waiting');
  return (
    <Stack as="section" aria-labelledby="suggestions" ref={section}>
      <Row $justify="space-between" $gap={2}>
        <Heading as="h2" $size={22} id="suggestions">
          {copy.title}
        </Heading>
        {newest && (
          <Button variant="secondary" size="small" onClick={onAgain} disabled={!canAgain}>
            {copy.tryAgain} · {copy.tryAgainCost}
          </Button>
        )}
      </Row>
      {(newest || !closed) && (
        <Text $tone="muted" $size={14}>
          {copy.disclosure} {isDemo && copy.demoSpeaks}
        </Text>
      )}
      {closed && run.failure?.care?.kind !== 'minor' && <ClosedMatch />}
      <RunView
        run={run}
        paidAhead={paidAhead}
        onStop={onStop}
        onRetry={onAgain}
        onGoOn={onGoOn}
        onUseRest={onUseRest}
      />
      {matchId !== null && onReopened && <ReopenMatch matchId={matchId} onReopened={onReopened} />}
      {!newest && !closed && run.status === 'idle' && (
        <EmptyState icon="sparkle" title={copy.emptyTitle}>
          {copy.emptyText}
        </EmptyState>
      )}
      <VisuallyHidden role="status">
        {newest && run.status === 'idle' ? copy.done(newest.suggestions.length) : ''}
      </VisuallyHidden>
      {newestFirst.map((round) => (
        <RoundView key={round.id} round={round} onMark={mark} />
      ))}
    </Stack>
  );
}

/** Where what is asked for does not show below what was typed, it is scrolled to. */
function useInView(starts: boolean) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (starts && window.matchMedia(narrow).matches) section.current?.scrollIntoView({ block: 'start' });
  }, [starts]);
  return section;
}

/** Marks at once on the screen; what the service refuses is put back. */
function useMarking(matchId: string | null) {
  const { suggestions: copy } = useCopy();
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const marking = useMarkSuggestion();

  return async (suggestion: Suggestion, mark: Mark) => {
    if (matchId === null) return;
    const { queryKey } = matchQuery(api, matchId);
    const show = (next: Suggestion) => queries.setQueryData(queryKey, (before) => before && withLine(before, next));
    show(marked(suggestion, mark));
    try {
      await marking.mutateAsync({ matchId, suggestionId: suggestion.id, mark });
    } catch {
      show(suggestion);
      toast.error(copy.saveFailed);
    }
  };
}

function marked({ outcome: before, ...rest }: Suggestion, mark: Mark): Suggestion {
  const outcome = 'outcome' in mark ? mark.outcome : before;
  return { ...rest, ...('saved' in mark && mark), ...(outcome && { outcome }) };
}

function withLine<Data extends { rounds: Round[] }>(data: Data, line: Suggestion): Data {
  const rounds = data.rounds.map((round) => ({
    ...round,
    suggestions: round.suggestions.map((one) => (one.id === line.id ? line : one)),
  }));
  return { ...data, rounds };
}
