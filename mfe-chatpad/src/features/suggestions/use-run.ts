import type { Round } from '@datewright/contracts/chatpad/round';
import { suggest } from '@datewright/contracts/chatpad/suggest';
import type { Mode, Tone } from '@datewright/contracts/chatpad/wish';
import type { WaivedKind } from '@datewright/contracts/safety';
import { ApiError, newId, useApi, usePlan } from '@datewright/sdk/host';
import { useCallback, useEffect, useRef, useState } from 'react';
import { afterEvent, idle, isRunning, type Run, waiting } from './run.ts';

export interface Request {
  matchId: string;
  mode: Mode;
  tone: Tone;
  draft: string | null;
  /** The member says that a judgement of this kind is wrong. */
  goOn?: WaivedKind | undefined;
}

/** Milliseconds that the services have to give a credit back before the balance is read again. */
const settling = 400;

/**
 * Runs one request at a time. An answer that never came is asked for again under the same operation id, so that
 * trying again can not charge twice. Leaving the page stops the run.
 */
export function useRun(onRound: (matchId: string, round: Round) => void, onBroken: (matchId: string) => void) {
  const api = useApi();
  const { setCredits, refresh } = usePlan();
  const [run, setRun] = useState<Run>(idle);
  const controller = useRef<AbortController>(null);
  const unanswered = useRef<{ body: string; operationId: string }>(null);

  const start = useCallback(
    async (request: Request) => {
      if (controller.current) return;
      const abort = new AbortController();
      controller.current = abort;
      const { matchId, ...body } = request;
      const key = JSON.stringify(request);
      const operationId = unanswered.current?.body === key ? unanswered.current.operationId : newId();
      unanswered.current = { body: key, operationId };
      let now = waiting;
      setRun(now);
      try {
        const options = { params: { matchId }, body: { ...body, operationId }, signal: abort.signal };
        for await (const event of api.stream(suggest, options)) {
          const next = afterEvent(now, event);
          now = next.run;
          if (event.type === 'done') setCredits('chatpad', event.available);
          // Paid for, or perhaps, and nothing shown: asked for again it must be the same request.
          const isOpen = event.type === 'failed' && event.charged !== false && now.suggestions.length === 0;
          if (event.type === 'done' || (event.type === 'failed' && !isOpen)) unanswered.current = null;
          if (next.round) onRound(matchId, next.round);
          setRun(now);
        }
        // An answer that ends without saying so was cut off.
        if (isRunning(now)) throw new Error('cut off');
        if (now.status === 'failed') onBroken(matchId);
      } catch (error) {
        if (abort.signal.aborted) {
          unanswered.current = null;
          now = { ...now, status: 'stopped' };
        } else {
          const known = error instanceof ApiError ? error : null;
          if (known && known.status > 0 && known.status < 500 && known.code !== 'operation_running')
            unanswered.current = null;
          const { code = 'network', message = '', care = null } = known ?? {};
          now = { ...now, status: 'failed', failure: { code, message, charged: now.suggestions.length > 0, care } };
        }
        setRun(now);
        // What is held back may have closed the match.
        if (now.suggestions.length > 0 || now.failure?.care) onBroken(matchId);
        setTimeout(() => {
          void refresh();
          if (abort.signal.aborted) onBroken(matchId);
        }, settling);
      } finally {
        controller.current = null;
      }
    },
    [api, onBroken, onRound, refresh, setCredits],
  );

  const stop = useCallback(() => controller.current?.abort(), []);
  useEffect(() => stop, [stop]);
  return { run, start, stop, dismiss: useCallback(() => setRun(idle), []) };
}
