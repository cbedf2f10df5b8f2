import { z } from '@datewright/contracts/zod';
import { newId } from '@datewright/sdk/host';
import { readPersisted, writePersisted } from '../persisted-state.ts';

/** A request without an answer so far. A retry under the same operation id is never charged twice. */
export interface PendingRequest<Body> {
  operationId: string;
  body: Body;
  /** True if it was still running when the page was closed. */
  running: boolean;
  since: number;
}

/** Where an unanswered request is stored until the member returns. */
export interface PendingStorage<Body> {
  /** `sessionStorage`: for this tab. `localStorage`: for this device, for work that takes longer than a visit. */
  area: 'sessionStorage' | 'localStorage';
  key: string;
  body: z.core.$ZodType<Body>;
  /**
   * Milliseconds for which a later visit resumes the request by itself. With 0, leaving the page stops it, and after a
   * reload it is only found again when the member asks for the same.
   */
  resumeWithin?: number;
}

const tenMinutes = 10 * 60_000;

/**
 * Returns a request for this body: under the id of the unanswered one if the body is the same, otherwise under a new
 * id.
 */
export function toPendingRequest<Body>(
  before: PendingRequest<Body> | null,
  body: Body,
  now: number,
): PendingRequest<Body> {
  const operationId = before && isSameBody(before.body, body) ? before.operationId : newId();
  return { operationId, body, running: true, since: now };
}

/** A parsed body has its fields in the order of the schema, the body of a page may have another order. */
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

/** Stores the outcome of a request, unless another tab has replaced the request with a newer one. */
export function replacePending<Body>(
  keeping: PendingStorage<Body>,
  operationId: string,
  pending: PendingRequest<Body> | null,
): void {
  if (readPending(keeping)?.operationId === operationId) writePending(keeping, pending);
}

/** True if the request keeps running after the page is closed. */
export const outlivesPage = <Body>(keeping: PendingStorage<Body> | undefined) =>
  keeping !== undefined && (keeping.resumeWithin ?? tenMinutes) > 0;

/** Returns the request that an earlier visit left running, if this visit should resume it. */
export function findResumable<Body>(
  keeping: PendingStorage<Body> | undefined,
  now: number,
): PendingRequest<Body> | null {
  const pending = keeping ? readPending(keeping) : null;
  // The clock may have been set back since, so only the distance counts.
  const age = pending && Math.abs(now - pending.since);
  return pending?.running && age !== null && age < (keeping?.resumeWithin ?? tenMinutes) ? pending : null;
}
