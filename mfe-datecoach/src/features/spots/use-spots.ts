import type { Match } from '@datewright/contracts/chatpad/match';
import { dateSpotRecommender } from '@datewright/contracts/datecoach/date-spot-recommender';
import type { Needs } from '@datewright/contracts/datecoach/words';
import type { WaivedKind } from '@datewright/contracts/safety';
import { useApi } from '@datewright/sdk/host';
import { readKept, writeKept } from '@datewright/sdk/kept';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useKey } from '../../frame/keys.ts';
import { textsOf } from '../../frame/match-texts.ts';
import type { Access } from '../../frame/use-access.ts';
import { type KeptSpots, keptSpots } from './kept-spots.ts';
import { type SpotTrouble, troubleOf } from './trouble.ts';

/** Milliseconds that the AI may take for spots, with its second try. */
const patience = 60_000;

export interface Wish {
  /** Other spots than those that are there. */
  again?: boolean;
  /** The member says that a judgement of this kind is wrong. */
  goOn?: WaivedKind;
}

/** Asks for spots for a match. They cost no credit, but a plan that has one. */
export function useSpots(match: Match | null, needs: Needs, access: Access) {
  const api = useApi();
  const key = useKey('spots');
  const [kept, setKept] = useState<KeptSpots | null>(() => readKept('sessionStorage', key, keptSpots));
  const [asking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<SpotTrouble | null>(null);
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

  async function ask({ again = false, goOn }: Wish = {}): Promise<void> {
    if (!match) return;
    stop();
    if (access.isPreview) return setTrouble({ kind: 'preview' });
    const controller = new AbortController();
    running.current = controller;
    setAsking(true);
    try {
      const { messages, interests } = match;
      const body = { ...textsOf(match), messages, interests, needs, again, ...(goOn && { goOn }) };
      const answer = await api.call(dateSpotRecommender, { body, signal: controller.signal, timeLimit: patience });
      if (controller.signal.aborted) return;
      const next = { matchId: match.id, needs, answer };
      writeKept('sessionStorage', key, next);
      setKept(next);
      setAsking(false);
    } catch (error) {
      if (controller.signal.aborted) return;
      const next = troubleOf(error);
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
export type Spots = ReturnType<typeof useSpots>;
