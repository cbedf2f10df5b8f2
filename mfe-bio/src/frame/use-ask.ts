import { ApiError } from '@datewright/sdk/host';
import { readKept, writeKept } from '@datewright/sdk/kept';
import { z } from '@datewright/sdk/zod';
import { useCallback, useEffect, useRef, useState } from 'react';
import { afterLeaving } from './after-leaving.ts';
import { isSettled, type Pending, pendingFor, shouldResume } from './pending.ts';

interface Options<Body, Answer> {
  /** Under which the unanswered request is kept in this tab. */
  name: string;
  body: z.core.$ZodType<Body>;
  call: (body: Body & { operationId: string }, signal: AbortSignal) => Promise<Answer>;
  onAnswer: (answer: Answer, body: Body) => void;
  onFailure: (error: unknown, body: Body) => void;
}

/** Seconds between two looks at a request that still runs on the service, and how often. */
const look = { every: 1000, times: 30 };

/**
 * One request to the AI at a time. A reload in the middle takes it up again under the same operation id: the answer
 * that was paid for is not lost, and not paid for twice.
 */
export function useAsk<Body extends object, Answer>(options: Options<Body, Answer>) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const controller = useRef<AbortController>(null);
  const [running, setRunning] = useState<Body | null>(() => {
    const kept = readPending(options.name, options.body);
    return shouldResume(kept, Date.now()) ? kept.body : null;
  });

  const send = useCallback(async (pending: Pending<Body>) => {
    if (controller.current) return;
    const abort = new AbortController();
    controller.current = abort;
    const { name, call } = latest.current;
    const keep = (next: Pending<Body> | null) => writeKept('sessionStorage', name, next);
    const { body, operationId } = pending;
    keep(pending);
    setRunning(body);
    try {
      const answer = await untilAnswered(() => call({ ...body, operationId }, abort.signal), abort.signal);
      if (abort.signal.aborted) return;
      keep(null);
      end();
      latest.current.onAnswer(answer, body);
    } catch (error) {
      await afterLeaving(error);
      // Whoever left finds it again; see the effect below.
      if (abort.signal.aborted) return;
      keep(isSettled(error) ? null : { ...pending, running: false });
      end();
      latest.current.onFailure(error, body);
    }
    function end() {
      controller.current = null;
      setRunning(null);
    }
  }, []);

  useEffect(() => {
    const { name, body } = latest.current;
    const kept = readPending(name, body);
    if (shouldResume(kept, Date.now())) void send(kept);
    return () => {
      controller.current?.abort();
      controller.current = null;
    };
  }, [send]);

  const start = useCallback(
    (body: Body) => {
      const before = readPending(latest.current.name, latest.current.body);
      void send(pendingFor(before, body, Date.now()));
    },
    [send],
  );
  return { running, start };
}

async function untilAnswered<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
  left = look.times,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const isRunning = error instanceof ApiError && error.code === 'operation_running';
    if (!isRunning || left === 0 || signal.aborted) throw error;
    await new Promise((resolve) => setTimeout(resolve, look.every));
    return untilAnswered(ask, signal, left - 1);
  }
}

function readPending<Body>(name: string, body: z.core.$ZodType<Body>): Pending<Body> | null {
  const schema = z.object({ operationId: z.string(), body, running: z.boolean(), since: z.number() });
  return readKept('sessionStorage', name, schema) as Pending<Body> | null;
}
