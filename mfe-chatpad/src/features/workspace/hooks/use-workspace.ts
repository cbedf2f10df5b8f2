import type { Match } from '@datewright/contracts/chatpad/match';
import type { ChatpadNavigationState } from '@datewright/contracts/chatpad/navigation-state';
import type { Round } from '@datewright/contracts/chatpad/round';
import type { WaivableCategory } from '@datewright/contracts/moderation';
import { useApi, usePlan, useSession } from '@datewright/sdk/host';
import { useQuery, useQueryClient } from '@datewright/sdk/query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDraft } from '../../../hooks/use-draft.ts';
import { isBlankDraft } from '../../../lib/draft-storage.ts';
import { applyOpening } from '../../../lib/opening.ts';
import { matchesQuery, matchQuery } from '../../matches/api/match-queries.ts';
import { addInterests, emptyFields, findProblem, toMatchFields } from '../../matches/lib/match-fields.ts';
import type { ComposerValue } from '../../suggestions/components/composer-fields.tsx';
import { useSuggestionRequest } from '../../suggestions/hooks/use-suggestion-request.ts';
import { isRunning } from '../../suggestions/lib/suggestion-request.ts';
import { useMatchSaving } from './use-match-saving.ts';

/** Everything that happens in a workspace: typing, saving the match, running a request. */
export function useWorkspace(
  match: Match | null,
  /** Where what is typed is kept. */
  slot: string,
  onMade: (matchId: string) => void,
  /** What another page opened this match with. */
  opening: ChatpadNavigationState | null = null,
) {
  const typed = useDraft(slot, match ? toMatchFields(match) : emptyFields);
  const { kept, fields, say, describe } = typed;
  const ownName = useSession().user?.fullName ?? '';
  const choice: ComposerValue = { mode: kept.mode, tone: kept.tone, draft: kept.draft };
  const [opened] = useState(() => applyOpening(choice, opening));
  const [offered, setOffered] = useState(opened.offered);
  useEffect(() => {
    if (opening) say(opened.choice);
  }, [opening, opened, say]);
  const [tried, setTried] = useState(false);
  const saving = useMatchSaving(match, slot, typed, onMade);
  const freeStops = useQuery(matchesQuery(useApi())).data?.freeStops;
  const [paidAhead, setPaidAhead] = useState(false);
  const { run, start, stop, dismiss } = useSuggestionRequest(useRoundCache(match?.id ?? ''));
  const [waived, setWaived] = useState<{ kind: WaivableCategory; text: string } | null>(null);
  const closed = match?.closed ?? false;
  const creditsLeft = usePlan().features.chatPad.currentCredits;

  function change(next: typeof fields) {
    // With a first message there is something to reply to.
    const started = fields.messages.length === 0 && next.messages.length > 0;
    if (started && choice.mode === 'opener') say({ mode: 'reply' });
    describe(next);
  }

  /** What stands in the field for interests counts, also for those who never press Enter. */
  function addInterest() {
    if (kept.interest === '') return;
    describe(addInterests(fields, kept.interest));
    say({ interest: '' });
  }

  const whole = addInterests(fields, kept.interest);
  const problem = findProblem(whole, choice.draft, kept.pasted);
  const busy = isRunning(run) || saving.saving;

  // Said once for a text, not for each request with it.
  const text = JSON.stringify([whole, choice.draft]);
  const goOnNow = waived?.text === text ? waived.kind : undefined;

  // A second tap comes before the screen shows the first.
  const saves = useRef(false);

  async function send(goOn = goOnNow) {
    setTried(true);
    if (busy || saves.current || problem || closed || creditsLeft <= 0) return;
    addInterest();
    saves.current = true;
    const id = await saving.savedId();
    saves.current = false;
    if (id === null) return;
    setTried(false);
    setPaidAhead(freeStops === 0);
    const { mode, tone, draft } = choice;
    start({ matchId: id, mode, tone, draft: draft.trim() === '' ? null : draft.trim(), goOn });
  }

  function goOn(kind: WaivableCategory) {
    setWaived({ kind, text });
    void send(kind);
  }

  function reopened(age: number) {
    describe({ ...whole, age });
    dismiss();
  }

  function takeRest(draft: string) {
    say({ draft });
    dismiss();
  }

  function settleOffer(take: boolean) {
    if (take && offered) say({ mode: offered.mode, draft: offered.draft });
    setOffered(null);
  }

  return {
    fields,
    change,
    choice,
    pasted: kept.pasted,
    interest: kept.interest,
    ownName,
    addInterest,
    say,
    /** A draft that it was opened with, while another one is there. */
    offered: offered?.draft ?? null,
    settleOffer,
    closed,
    freeStops,
    paidAhead,
    send: () => send(),
    goOn,
    takeRest,
    /** Missing where a match can't be opened again. */
    reopened: match?.mayReopen ? reopened : undefined,
    stop,
    run,
    busy,
    saving,
    /** Something was typed that is not sent yet. */
    hasText: !isBlankDraft(kept),
    // Too much text shows at once, what is missing only after a try.
    problem: problem === 'tooLong' || tried ? problem : null,
  };
}

export type WorkspaceState = ReturnType<typeof useWorkspace>;

/** Puts finished rounds where pages read them, and reads again what ended otherwise. */
function useRoundCache(openId: string) {
  const api = useApi();
  const queries = useQueryClient();
  const onRound = useCallback(
    (matchId: string, round: Round) => {
      queries.setQueryData(matchQuery(api, matchId).queryKey, (before) => {
        const others = before?.rounds.filter(({ id }) => id !== round.id) ?? [];
        return before && { ...before, rounds: [...others, round] };
      });
      void queries.invalidateQueries({ queryKey: matchesQuery(api).queryKey });
    },
    [api, queries],
  );
  const onIncomplete = useCallback(
    (matchId: string) => {
      void queries.invalidateQueries({ queryKey: matchQuery(api, matchId).queryKey });
      void queries.invalidateQueries({ queryKey: matchesQuery(api).queryKey });
    },
    [api, queries],
  );
  const isShown = useCallback(
    (operationId: string) => {
      const open = queries.getQueryData(matchQuery(api, openId).queryKey);
      return open?.rounds.some((round) => round.operationId === operationId) ?? false;
    },
    [api, queries, openId],
  );
  return { onRound, onIncomplete, isShown };
}
