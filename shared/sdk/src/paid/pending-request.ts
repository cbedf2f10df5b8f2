import { z } from '@datewright/contracts/zod';
import { newId } from '@datewright/sdk/host';
import { readPersisted, writePersisted } from '../persisted-state.ts';

/** A request that has no answer yet. Asked for again under the same id it is never charged twice. */
export interface PendingRequest<Body> {
  operationId: string;
  body: Body;
  /** It was still running when the page was left. */
  running: boolean;
  since: number;
}

/** Where the unanswered request waits for the member to return. */
export interface PendingStorage<Body> {
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
export function toPendingRequest<Body>(
  before: PendingRequest<Body> | null,
  body: Body,
  now: number,
): PendingRequest<Body> {
  const operationId = before && isSameBody(before.body, body) ? before.operationId : newId();
  return { operationId, body, running: true, since: now };
}

/** A schema reads the fields of what was kept in its own order, the page wrote them in another. */
const sortKeys = (_key: string, value: unknown) =>
  value instanceof Object && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort(byName)) : value;
const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

export const isSameBody = (a: unknown, b: unknown) => JSON.stringify(a, sortKeys) === JSON.stringify(b, sortKeys);

export function readPending<Body>({ area, key, body }: PendingStorage<Body>): PendingRequest<Body> | null {
  const schema = z.object({ operationId: z.string(), body, running: z.boolean(), since: z.number() });
  return readPersisted(area, key, schema) as PendingRequest<Body> | null;
}

export function writePending<Body>({ area, key }: PendingStorage<Body>, pending: PendingRequest<Body> | null): void {
  writePersisted(area, key, pending);
}

/** Keeps how a request ended, unless another tab has begun a newer one in its place. */
export function replacePending<Body>(
  keeping: PendingStorage<Body>,
  operationId: string,
  pending: PendingRequest<Body> | null,
): void {
  if (readPending(keeping)?.operationId === operationId) writePending(keeping, pending);
}

/** True for work that goes on while the page is left. */
export const outlivesPage = <Body>(keeping: PendingStorage<Body> | undefined) =>
  keeping !== undefined && (keeping.resumeWithin ?? tenMinutes) > 0;

/** What an earlier visit left running, if it is to be taken up. */
export function findResumable<Body>(
  keeping: PendingStorage<Body> | undefined,
  now: number,
): PendingRequest<Body> | null {
  const pending = keeping ? readPending(keeping) : null;
  // A clock that was set back since is as far away as one that went on.
  const age = pending && Math.abs(now - pending.since);
  return pending?.running && age !== null && age < (keeping?.resumeWithin ?? tenMinutes) ? pending : null;
}
