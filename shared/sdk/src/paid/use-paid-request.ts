import type { ToolName } from '@datewright/contracts/tool-lookup';
import { usePlan } from '@datewright/sdk/host';
import { useCallback, useEffect, useRef, useState } from 'react';
import { settleRequest } from './outcome.ts';
import { isFinalError, type PaidFailure, toPaidFailure } from './paid-failure.ts';
import {
  findResumable,
  isSameBody,
  outlivesPage,
  type PendingRequest,
  type PendingStorage,
  readPending,
  replacePending,
  toPendingRequest,
  writePending,
} from './pending-request.ts';

export interface PaidRequestOptions<Body, Answer extends { available: number }, Progress> {
  /** Whose credits it costs. */
  tool: ToolName;
  /** It costs no credit now, as a bonus. */
  free?: boolean;
  /**
   * Where a request waits for its answer over a reload: the next visit takes it up under the same operation id. Left
   * out, leaving the page stops it.
   */
  pendingStorage?: PendingStorage<Body>;
  /**
   * Asks the service: one call, a streamed answer, or a job that is begun and then followed. It may be asked again with
   * the same body, and must then begin nothing anew. `tell` shows how far it is. An answer that ended badly after it had
   * begun well throws a `ToldFailure`.
   */
  sendRequest: (
    body: Body & { operationId: string },
    context: { signal: AbortSignal; tell: (progress: Progress) => void },
  ) => Promise<Answer>;
  onAnswer: (answer: Answer, body: Body) => void;
  /** The page shows what came of this operation already: the next request is another one, also for the same. */
  isAnswerShown?: (operationId: string) => boolean;
  /**
   * It failed, or was stopped (no failure), and the services had time to settle: what else it may have changed is read
   * again.
   */
  onSettled?: (body: Body, failure: PaidFailure | null) => void;
  /** The member stopped it. What runs on without a reader is called off here. */
  onStop?: (operationId: string) => void;
}

/** How one request stands. `answered`: its progress stays until the next one. */
export interface PaidState<Body, Progress> {
  status: 'idle' | 'running' | 'answered' | 'stopped' | 'failed';
  body: Body | null;
  progress: Progress | null;
  failure: PaidFailure | null;
}

/** Milliseconds that the services have to give a credit back before the balance is read again. */
const settleDelay = 400;

const idle = { status: 'idle', body: null, progress: null, failure: null } as const;
const stopped = Symbol('stopped');

/**
 * Work that costs a credit, one request at a time: `start`, how it stands, `stop`, `dismiss` what it said. A request
 * whose answer did not come is asked for again under the same operation id, by the member or by the next visit, so that
 * it is never paid twice. The member's balance follows what the services say. Without a credit nothing is asked for,
 * except for an answer that may be paid already.
 */
export function usePaidRequest<Body extends object, Answer extends { available: number }, Progress = never>(
  options: PaidRequestOptions<Body, Answer, Progress>,
) {
  const { credits, loading, setCredits, refresh } = usePlan();
  const { available } = credits[options.tool];
  const isOut = !loading && !options.free && available <= 0;
  const latest = useRef({ ...options, isOut });
  useEffect(() => {
    latest.current = { ...options, isOut };
  });
  // What the service said and the balance has not confirmed yet.
  const [denied, setDenied] = useState<PaidFailure | null>(null);
  const running = useRef<AbortController>(null);
  const unkept = useRef<PendingRequest<Body>>(null);
  const [state, setState] = useState<PaidState<Body, Progress>>(() => {
    const left = findResumable(options.pendingStorage, Date.now());
    return left ? { ...idle, status: 'running', body: left.body } : idle;
  });

  const send = useCallback(
    async (pending: PendingRequest<Body>) => {
      if (running.current) return;
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      const { tool, pendingStorage, sendRequest } = latest.current;
      const { body, operationId } = pending;
      const tell = (progress: Progress) => {
        if (!signal.aborted) setState((before) => ({ ...before, progress }));
      };
      const put = (next: PendingRequest<Body> | null) => {
        if (pendingStorage) replacePending(pendingStorage, operationId, next);
        else unkept.current = next;
      };
      if (pendingStorage) writePending(pendingStorage, pending);
      else unkept.current = pending;
      setState({ ...idle, status: 'running', body });
      const outcome = await settleRequest(() => sendRequest({ ...body, operationId }, { signal, tell }), signal);
      // The next visit finds it again; see the effect below.
      if (signal.aborted && signal.reason !== stopped) return;
      if (running.current === controller) running.current = null;
      const end = (status: 'answered' | 'stopped' | 'failed', failure: PaidFailure | null = null) =>
        setState((before) => ({ ...before, status, failure }));
      if (outcome.kind === 'answered') {
        put(null);
        end('answered');
        setCredits(tool, outcome.answer.available);
        return latest.current.onAnswer(outcome.answer, body);
      }
      const failure = outcome.kind === 'failed' ? toPaidFailure(outcome.error) : null;
      const isOver = outcome.kind === 'stopped' || isFinalError(outcome.error);
      put(isOver ? null : { ...pending, running: false });
      end(outcome.kind, failure);
      if (failure?.kind === 'out') {
        setCredits(tool, 0);
        setDenied(failure);
      }
      if (outcome.kind === 'stopped') latest.current.onStop?.(operationId);
      setTimeout(() => {
        void refresh().then(() => setDenied(null));
        latest.current.onSettled?.(body, failure);
      }, settleDelay);
    },
    [refresh, setCredits],
  );

  // Refused for want of credits, and there are some: a failure like others, never silence.
  useEffect(() => {
    if (!denied || available <= 0) return;
    setState((before) =>
      before.failure === denied ? { ...before, failure: { ...denied, ...creditsAvailableFailure } } : before,
    );
  }, [denied, available]);

  const stop = useCallback(() => running.current?.abort(stopped), []);

  useEffect(() => {
    const { pendingStorage } = latest.current;
    const left = findResumable(pendingStorage, Date.now());
    if (left) void send(left);
    // Another tab may have ended it since the first drawing.
    else setState(idle);
    return () => {
      running.current?.abort(outlivesPage(pendingStorage) ? undefined : stopped);
      running.current = null;
    };
  }, [send]);

  const start = useCallback(
    (body: Body) => {
      if (running.current) return;
      const { pendingStorage, isOut, isAnswerShown } = latest.current;
      const unanswered = pendingStorage ? readPending(pendingStorage) : unkept.current;
      const before = unanswered && isAnswerShown?.(unanswered.operationId) ? null : unanswered;
      if (isOut && !isSameBody(before?.body, body))
        return setState({ ...idle, status: 'failed', failure: outOfCredits });
      void send(toPendingRequest(before, body, Date.now()));
    },
    [send],
  );
  const dismiss = useCallback(() => setState((before) => (before.status === 'running' ? before : idle)), []);

  // Credits that came back take away what was said about their lack.
  const shown = state.failure?.kind === 'out' && available > 0 ? idle : state;
  return { ...shown, start, stop, dismiss };
}

const creditsAvailableFailure = {
  kind: 'failed',
  code: 'credits_left',
  message: 'You have credits again. Please try once more.',
} as const;
const outOfCredits: PaidFailure = { kind: 'out', code: 'out_of_credits', message: '', care: null };
