import type { Match } from '@datewright/contracts/chatpad/match';
import type { Opening } from '@datewright/contracts/chatpad/opening';
import type { Round } from '@datewright/contracts/chatpad/round';
import type { WaivedKind } from '@datewright/contracts/safety';
import { useApi, usePlan, useSession } from '@datewright/sdk/host';
import { useQuery, useQueryClient } from '@datewright/sdk/query';
import { useCallback, useEffect, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../draft/kept-draft.ts';
import { openWith } from '../draft/opening.ts';
import { matchesQuery, matchQuery } from '../features/matches/api/match-queries.ts';
import { useSaveMatch } from '../features/matches/api/use-save-match.ts';
import { emptyFields, fieldsOf, problemOf, sameFields } from '../features/matches/match-fields.ts';
import { isRunning } from '../features/suggestions/run.ts';
import { useRun } from '../features/suggestions/use-run.ts';

/** Everything that happens in a workspace: typing, keeping what was typed, saving the match, running a request. */
export function useWorkspace(
  match: Match | null,
  onMade: (matchId: string) => void,
  /** What another page opened this match with. */
  opening: Opening | null = null,
) {
  const userId = useSession().user?.id ?? '';
  const matchId = match?.id ?? null;
  const [kept] = useState(() => readDraft(userId, matchId));
  const [fields, setFields] = useState(() => kept.fields ?? (match ? fieldsOf(match) : emptyFields));
  const [opened] = useState(() => openWith(kept, opening));
  const [choice, setChoice] = useState(opened.choice);
  const [offered, setOffered] = useState(opened.offered);
  const [tried, setTried] = useState(false);
  const isDirty = !sameFields(fields, match ?? emptyFields);
  const save = useSaveMatch();
  const freeStops = useQuery(matchesQuery(useApi())).data?.freeStops;
  const [paidAhead, setPaidAhead] = useState(false);
  const { run, start, stop, dismiss } = useRun(...useRounds());
  const [waived, setWaived] = useState<{ kind: WaivedKind; text: string } | null>(null);
  const closed = match?.closed ?? false;
  const creditsLeft = usePlan().features.chatPad.currentCredits;

  useEffect(
    () => keepDraft(userId, matchId, { fields: isDirty ? fields : null, ...choice }),
    [userId, matchId, isDirty, fields, choice],
  );

  function change(next: typeof fields) {
    // With a first message there is something to reply to.
    const started = fields.messages.length === 0 && next.messages.length > 0;
    if (started && choice.mode === 'opener') setChoice({ ...choice, mode: 'reply' });
    setFields(next);
  }

  async function savedId(): Promise<string> {
    if (matchId !== null && !isDirty) return matchId;
    const saved = await save.mutateAsync({ matchId, fields });
    setFields(fieldsOf(saved));
    if (matchId === null) {
      forgetDraft(userId, null);
      onMade(saved.id);
    }
    return saved.id;
  }

  const problem = problemOf(fields, choice.draft);
  const busy = isRunning(run) || save.isPending;

  // Said once for a text, not for each request with it.
  const text = JSON.stringify([fields, choice.draft]);
  const goOnNow = waived?.text === text ? waived.kind : undefined;

  async function send(goOn = goOnNow) {
    setTried(true);
    if (busy || problem || closed || creditsLeft <= 0) return;
    const id = await savedId().catch(() => null);
    if (id === null) return;
    setTried(false);
    setPaidAhead(freeStops === 0);
    const { mode, tone, draft } = choice;
    start({ matchId: id, mode, tone, draft: draft.trim() === '' ? null : draft.trim(), goOn });
  }

  function goOn(kind: WaivedKind) {
    setWaived({ kind, text });
    void send(kind);
  }

  function takeRest(draft: string) {
    setChoice({ ...choice, draft });
    dismiss();
  }

  function settleOffer(take: boolean) {
    if (take && offered) setChoice({ ...choice, mode: offered.mode, draft: offered.draft });
    setOffered(null);
  }

  return {
    fields,
    change,
    choice,
    setChoice,
    /** A draft that it was opened with, while another one is there. */
    offered: offered?.draft ?? null,
    settleOffer,
    closed,
    freeStops,
    paidAhead,
    send: () => send(),
    goOn,
    takeRest,
    stop,
    run,
    busy,
    saveFailed: save.isError,
    // Too much text shows at once, what is missing only after a try.
    problem: problem === 'tooLong' || tried ? problem : null,
  };
}

/** Puts finished rounds where pages read them, and reads again what ended otherwise. */
function useRounds() {
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
  const onBroken = useCallback(
    (matchId: string) => {
      void queries.invalidateQueries({ queryKey: matchQuery(api, matchId).queryKey });
      void queries.invalidateQueries({ queryKey: matchesQuery(api).queryKey });
    },
    [api, queries],
  );
  return [onRound, onBroken] as const;
}
