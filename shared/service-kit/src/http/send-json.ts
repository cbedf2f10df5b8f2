import type { Response } from 'express';

/** Sends a value as JSON. An answer that nobody may store gets no `ETag`, which Express computes from its text. */
export function sendJson(res: Response, value: unknown): void {
  if (res.get('cache-control') === 'no-store') {
    res.setHeader('content-type', 'application/json; charset=utf-8');
    res.end(JSON.stringify(value));
  } else res.json(value);
}
