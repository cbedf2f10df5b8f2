import type { Match } from '@datewright/contracts/chatpad/match';
import { dateSpotRecommender } from '@datewright/contracts/datecoach/date-spot-recommender';
import type { Needs } from '@datewright/contracts/datecoach/playbook-options';
import type { WaivableCategory } from '@datewright/contracts/moderation';
import { useApi } from '@datewright/sdk/host';
import { readPersisted, writePersisted } from '@datewright/sdk/persisted-state';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Access } from '../../../hooks/use-access.ts';
import { useStorageKey } from '../../../hooks/use-storage-key.ts';
import { toMatchPayload } from '../../../lib/match-payload.ts';
import { type SpotFailure, toSpotFailure } from '../lib/spot-failure.ts';
import { type StoredSpots, storedSpots } from '../lib/stored-spots.ts';

/** Milliseconds that the AI may take for spots, with its second try. */
const spotsTimeout = 60_000;

export interface AskOptions {
  /** Other spots than those that are there. */
  again?: boolean;
  /** The member says that a judgement of this kind is wrong. */
  goOn?: WaivableCategory;
}

/** Asks for spots for a match. They cost no credit, but a plan that has one. */
export function useSpots(match: Match | null, needs: Needs, access: Access) {
  const api = useApi();
  const key = useStorageKey('spots');
  const [kept, setKept] = useState<StoredSpots | null>(() => readPersisted('sessionStorage', key, storedSpots));
  const [asking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<SpotFailure | null>(null);
  const running = useRef<AbortController>(null);
  const matchId = match?.id ?? null;

  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setAsking(false);
    setTrouble(null);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for one match is not for the next
  useEffect(() => stop, [stop, matchId]);

  async function ask({ again = false, goOn }: AskOptions = {}): Promise<void> {
    if (!match) return;
    stop();
    if (access.isPreview) return setTrouble({ kind: 'preview' });
    const controller = new AbortController();
    running.current = controller;
    setAsking(true);
    try {
      const { messages, interests } = match;
      const body = { ...toMatchPayload(match), messages, interests, needs, again, ...(goOn && { goOn }) };
      const answer = await api.call(dateSpotRecommender, { body, signal: controller.signal, timeoutMs: spotsTimeout });
      if (controller.signal.aborted) return;
      const next = { matchId: match.id, needs, answer };
      writePersisted('sessionStorage', key, next);
      setKept(next);
      setAsking(false);
    } catch (error) {
      if (controller.signal.aborted) return;
      const next = toSpotFailure(error);
      if (next.kind === 'preview') void access.check();
      setTrouble(next);
      setAsking(false);
    }
  }

  return {
    asking,
    trouble,
    ask,
    /** Those of this match. */
    spots: kept && kept.matchId === matchId ? kept : null,
  };
}
export type SpotsState = ReturnType<typeof useSpots>;
