import { ApiError, newId } from '@datewright/sdk/host';

/** A request to the AI that has no answer yet. Asked for again under the same id it is never charged twice. */
export interface Pending<Body> {
  operationId: string;
  body: Body;
  /** It was still running when the page was left. */
  running: boolean;
  since: number;
}

/** Milliseconds after which a page does not take up by itself what an earlier visit asked for. */
const resumeWithin = 10 * 60_000;

/** The request for this body: the unanswered one when it is the same, else a new one. */
export function pendingFor<Body>(before: Pending<Body> | null, body: Body, now: number): Pending<Body> {
  const isSame = before !== null && JSON.stringify(before.body) === JSON.stringify(body);
  return { operationId: isSame ? before.operationId : newId(), body, running: true, since: now };
}

export function shouldResume<Body>(pending: Pending<Body> | null, now: number): pending is Pending<Body> {
  return pending?.running === true && now - pending.since < resumeWithin;
}

/** True for an answer that will not be another one under the same id. */
export function isSettled(error: unknown): boolean {
  return error instanceof ApiError && error.status > 0 && error.status < 500 && error.code !== 'operation_running';
}
