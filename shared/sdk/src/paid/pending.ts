import { z } from '@datewright/contracts/zod';
import { newId } from '@datewright/sdk/host';
import { readKept, writeKept } from '../kept.ts';

/** A request that has no answer yet. Asked for again under the same id it is never charged twice. */
export interface Pending<Body> {
  operationId: string;
  body: Body;
  /** It was still running when the page was left. */
  running: boolean;
  since: number;
}

/** Where the unanswered request waits for the member to return. */
export interface Keeping<Body> {
  /** `sessionStorage`: in this tab. `localStorage`: on this device, for what takes longer than a visit. */
  area: 'sessionStorage' | 'localStorage';
  key: string;
  body: z.core.$ZodType<Body>;
  /**
   * Milliseconds after which a page does not take up by itself what an earlier visit asked for. 0: leaving the page stops
   * it, and after a reload only the member's own next press for the same finds it again.
   */
  resumeWithin?: number;
}

const tenMinutes = 10 * 60_000;

/** The request for this body: the unanswered one when it is the same, else a new one. */
export function pendingFor<Body>(before: Pending<Body> | null, body: Body, now: number): Pending<Body> {
  const operationId = before && isSame(before.body, body) ? before.operationId : newId();
  return { operationId, body, running: true, since: now };
}

/** A schema reads the fields of what was kept in its own order, the page wrote them in another. */
const inOrder = (_key: string, value: unknown) =>
  value instanceof Object && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort(byName)) : value;
const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder);

export function readPending<Body>({ area, key, body }: Keeping<Body>): Pending<Body> | null {
  const schema = z.object({ operationId: z.string(), body, running: z.boolean(), since: z.number() });
  return readKept(area, key, schema) as Pending<Body> | null;
}

export function keepPending<Body>({ area, key }: Keeping<Body>, pending: Pending<Body> | null): void {
  writeKept(area, key, pending);
}

/** Keeps how a request ended, unless another tab has begun a newer one in its place. */
export function endPending<Body>(keeping: Keeping<Body>, operationId: string, pending: Pending<Body> | null): void {
  if (readPending(keeping)?.operationId === operationId) keepPending(keeping, pending);
}

/** True for work that goes on while the page is left. */
export const outlivesPage = <Body>(keeping: Keeping<Body> | undefined) =>
  keeping !== undefined && (keeping.resumeWithin ?? tenMinutes) > 0;

/** What an earlier visit left running, if it is to be taken up. */
export function leftRunning<Body>(keeping: Keeping<Body> | undefined, now: number): Pending<Body> | null {
  const pending = keeping ? readPending(keeping) : null;
  // A clock that was set back since is as far away as one that went on.
  const age = pending && Math.abs(now - pending.since);
  return pending?.running && age !== null && age < (keeping?.resumeWithin ?? tenMinutes) ? pending : null;
}
