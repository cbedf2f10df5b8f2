import { textMaxLength } from '@datewright/contracts/chatpad/limits';
import type { Round } from '@datewright/contracts/chatpad/round';
import type { WaivableCategory } from '@datewright/contracts/moderation';
import { useApi, usePlan, useSession } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { toWritingFields, useWritingProfile } from '@datewright/sdk/writing-profile';
import { useBackOnline } from '@datewright/ui/use-online';
import { useRef, useState } from 'react';
import { writeLastTone } from '../../../lib/last-tone.ts';
import { matchesQuery } from '../../matches/api/match-queries.ts';
import { countCharacters, findProblem, type MatchProblem } from '../../matches/lib/match-fields.ts';
import { useSuggestionRequest } from '../../suggestions/hooks/use-suggestion-request.ts';
import { isRunning, type RequestedChange, type SuggestionRequest } from '../../suggestions/lib/suggestion-request.ts';
import type { MatchDraft } from './use-match-draft.ts';
import type { MatchSaving } from './use-match-saving.ts';
import { useRoundCache } from './use-round-cache.ts';

export interface SuggestionSending {
  request: SuggestionRequest;
  isBusy: boolean;
  /** The match could not be saved offline: the request is sent once the browser is back online. */
  isWaiting: boolean;
  /** A closed match gets no more suggestions. */
  isClosed: boolean;
  isOutOfCredits: boolean;
  /** Moderation stopped exactly what is typed now: nothing can be written until it changes. */
  isHeldBack: boolean;
  /** Requests that the member may still stop today, before their first suggestion, without paying. */
  freeStops: number | undefined;
  /** The credit was charged when the request started. */
  isPrepaid: boolean;
  /** Why the draft can't be sent. */
  blocker: MatchProblem | null;
  /**
   * The same, once the member has to know it. Text that is too long is reported at once, missing text only after an attempt to send.
   */
  problem: MatchProblem | null;
  send: () => Promise<void>;
  /** Has a suggestion of a round changed, in the round's mode and tone. */
  sendChange: (round: Round, change: RequestedChange) => void;
  /** Sends the failed request again. */
  retry: () => void;
  stop: () => void;
  /** Sends again although moderation held the text back in this category. */
  goOn: (kind: WaivableCategory) => void;
  /** Replaces the draft with the part of it that moderation allowed. */
  keepRemainingText: (draft: string) => void;
  /** Missing when the match can't be reopened. */
  onReopened: ((age: number) => void) | undefined;
}

type ChangeRequest = { round: Round; change: RequestedChange } | undefined;

/** Saves the match and runs one request for suggestions about it. */
export function useSuggestionSending(draft: MatchDraft, saving: MatchSaving): SuggestionSending {
  const { match, choice, fieldsToSend } = draft;
  const freeStops = useQuery(matchesQuery(useApi())).data?.freeStops;
  const profile = useWritingProfile();
  const member = useSession().user?.id ?? '';
  const isOutOfCredits = usePlan().features.chatPad.currentCredits <= 0;
  const { run: request, start, stop, dismiss } = useSuggestionRequest(useRoundCache(match?.id ?? ''));
  const [hasTried, setHasTried] = useState(false);
  const [isPrepaid, setIsPrepaid] = useState(false);
  const [sentText, setSentText] = useState<string | null>(null);
  const [waived, setWaived] = useState<{ kind: WaivableCategory; text: string } | null>(null);
  const isClosed = match?.closed ?? false;
  const isBusy = isRunning(request) || saving.isSaving;
  const blocker = findProblem(fieldsToSend, choice.draft);

  // A waiver applies to every request with exactly this text.
  const text = JSON.stringify([fieldsToSend, choice.draft]);
  const waivedKind = waived?.text === text ? waived.kind : undefined;

  // A second tap can arrive before the first one is rendered.
  const isSaving = useRef(false);

  /** The change that the last request was for. */
  const lastChange = useRef<ChangeRequest>(undefined);

  const [isWaiting, setWaiting] = useState(false);
  const retry = () => void send(waivedKind, lastChange.current);
  useBackOnline(() => isWaiting && retry());

  async function send(goOn = waivedKind, changed?: ChangeRequest) {
    setHasTried(true);
    lastChange.current = changed;
    if (isBusy || isSaving.current || blocker || isClosed || isOutOfCredits) return;
    draft.addInterest();
    isSaving.current = true;
    setWaiting(false);
    const matchId = await saving.save();
    isSaving.current = false;
    if (matchId === null) return setWaiting(!navigator.onLine);
    setHasTried(false);
    setSentText(text);
    setIsPrepaid(freeStops === 0);
    const { mode, tone } = changed?.round ?? choice;
    writeLastTone(member, tone);
    const ownDraft = changed ? '' : choice.draft.trim();
    const room = textMaxLength - countCharacters(fieldsToSend);
    // A draft already shows how the member writes.
    const writing = ownDraft === '' ? { draft: null, ...toWritingFields(profile, room) } : { draft: ownDraft };
    start({ matchId, mode, tone, ...writing, change: changed?.change, goOn });
  }

  function onReopened(age: number) {
    draft.store.changeFields({ ...fieldsToSend, age });
    dismiss();
  }

  return {
    request,
    isBusy,
    isWaiting,
    isClosed,
    isOutOfCredits,
    isHeldBack: isClosed || (Boolean(request.failure?.care) && sentText === text),
    freeStops,
    isPrepaid,
    blocker,
    problem: blocker === 'tooLong' || hasTried ? blocker : null,
    send: () => send(),
    sendChange: (round, change) => void send(waivedKind, { round, change }),
    retry,
    stop() {
      setWaiting(false);
      stop();
    },
    goOn(kind) {
      setWaived({ kind, text });
      void send(kind, lastChange.current);
    },
    keepRemainingText(remaining) {
      draft.changeText({ draft: remaining });
      dismiss();
    },
    onReopened: match?.mayReopen ? onReopened : undefined,
  };
}
