import { dateSpotRecommender } from '@datewright/contracts/datecoach/date-spot-recommender';
import type { Needs } from '@datewright/contracts/datecoach/playbook-options';
import type { WaivableCategory } from '@datewright/contracts/moderation';
import { useApi } from '@datewright/sdk/host';
import { readPersisted, writePersisted } from '@datewright/sdk/persisted-state';
import { useBackOnline } from '@datewright/ui/use-online';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Access } from '../../../hooks/use-plan-access.ts';
import { useStorageKey } from '../../../hooks/use-storage-key.ts';
import { type Match, toMatchPayload, useFindMatch } from '../../../lib/chatpad.ts';
import { type SpotFailure, toSpotFailure } from '../lib/spot-failure.ts';
import { type StoredSpots, storedSpots } from '../lib/stored-spots.ts';

/** Milliseconds for the AI to find spots, including its second try. */
const spotsTimeout = 60_000;

export interface SpotRequestOptions {
  /** Asks for other spots than those shown. */
  again?: boolean;
  /** The member says that the verdict of this category is wrong. */
  goOn?: WaivableCategory;
}

/** Requests spots for a match. They are free, but only for a plan that still has credits. */
export function useSpots(match: Match | null, needs: Needs, access: Access) {
  const api = useApi();
  const findMatch = useFindMatch();
  const key = useStorageKey('spots');
  const [stored, setStored] = useState<StoredSpots | null>(() => readPersisted('sessionStorage', key, storedSpots));
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<SpotFailure | null>(null);
  const running = useRef<AbortController>(null);
  const latest = useRef<SpotRequestOptions>({});
  useBackOnline(() => void (failure?.kind === 'offline' && request(latest.current)));
  const matchId = match?.id ?? null;

  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setLoading(false);
    setFailure(null);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a request for one match ends when another is chosen
  useEffect(() => stop, [stop, matchId]);

  async function request(options: SpotRequestOptions = {}): Promise<void> {
    if (!match) return;
    const { again = false, goOn } = options;
    latest.current = options;
    stop();
    if (access.isPreview) return setFailure({ kind: 'noAccess' });
    const controller = new AbortController();
    running.current = controller;
    setLoading(true);
    try {
      // The shown match may come from the list, without the messages that the spots are about.
      const whole = await findMatch(match.id);
      if (controller.signal.aborted) return;
      if (!whole) throw new Error('The match is gone.');
      const { messages, interests } = whole;
      const body = { ...toMatchPayload(whole), messages, interests, needs, again, ...(goOn && { goOn }) };
      const answer = await api.call(dateSpotRecommender, { body, signal: controller.signal, timeoutMs: spotsTimeout });
      if (controller.signal.aborted) return;
      const next = { matchId: match.id, needs, answer };
      writePersisted('sessionStorage', key, next);
      setStored(next);
      setLoading(false);
    } catch (error) {
      if (controller.signal.aborted) return;
      const next = toSpotFailure(error);
      if (next.kind === 'noAccess') void access.check();
      setFailure(next);
      setLoading(false);
    }
  }

  return {
    isLoading,
    failure,
    request,
    /** The spots of the chosen match. */
    spots: stored && stored.matchId === matchId ? stored : null,
  };
}
export type SpotsState = ReturnType<typeof useSpots>;
