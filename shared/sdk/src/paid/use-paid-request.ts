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
  /** The tool whose credits it costs. */
  tool: ToolName;
  /** True if it costs no credit, for example as a bonus. */
  free?: boolean;
  /**
   * Stores an unanswered request over a reload, so that the next visit resumes it under the same operation id. Without
   * it, leaving the page stops the request.
   */
  pendingStorage?: PendingStorage<Body>;
  /**
   * Sends the request: one call, a stream, or a job that is started and followed. It may be called again with the same
   * body and must not start a second operation then. `tell` reports progress. A stream that fails after it began throws
   * a `StreamError`.
   */
  sendRequest: (
    body: Body & { operationId: string },
    context: { signal: AbortSignal; tell: (progress: Progress) => void },
  ) => Promise<Answer>;
  onAnswer: (answer: Answer, body: Body) => void;
  /**
   * True if the page shows the answer to this operation already: the next request gets a new operation id, even for the
   * same body.
   */
  isAnswerShown?: (operationId: string) => boolean;
  /**
   * Called after the request failed or was stopped (`failure` is `null`) and the services had time to settle: refetch
   * here what else it may have changed.
   */
  onSettled?: (body: Body, failure: PaidFailure | null) => void;
  /** Called when the member stops the request; cancel here what would keep running on the service. */
  onStop?: (operationId: string) => void;
}

/** The state of one request. After `answered`, its progress stays until the next request. */
export interface PaidState<Body, Progress> {
  status: 'idle' | 'running' | 'answered' | 'stopped' | 'failed';
  body: Body | null;
  progress: Progress | null;
  failure: PaidFailure | null;
}

/** Milliseconds that the services have to give a credit back before the balance is fetched again. */
const settleDelay = 400;

const idle = { status: 'idle', body: null, progress: null, failure: null } as const;
const stopped = Symbol('stopped');

/**
 * Runs work that costs a credit, one request at a time: returns its state with `start`, `stop` and `dismiss`. An
 * unanswered request is repeated under the same operation id, by the member or by the next visit, so that it is never
 * charged twice. The balance follows the answers of the services. Without credits nothing is sent, except to fetch an
 * answer that may be paid already.
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
  // A lack of credits that the service reported and the fetched balance has not confirmed yet.
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
      // The next visit resumes it; see the effect below.
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

  // The service reported no credits but the balance has some: show an ordinary failure.
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
    // Another tab may have finished it since the first render.
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

  // Hide the message about missing credits once there are credits again.
  const shown = state.failure?.kind === 'out' && available > 0 ? idle : state;
  return { ...shown, start, stop, dismiss };
}

const creditsAvailableFailure = {
  kind: 'failed',
  code: 'credits_left',
  message: 'You have credits again. Please try once more.',
} as const;
const outOfCredits: PaidFailure = { kind: 'out', code: 'out_of_credits', message: '', care: null };
