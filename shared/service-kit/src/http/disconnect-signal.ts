import type { Response } from 'express';

/** Aborted when the client goes away before the response ends, and from the start when it already has. */
export function disconnectSignal(res: Response): AbortSignal {
  const leaving = new AbortController();
  if (res.closed && !res.writableFinished) leaving.abort();
  res.on('close', () => {
    if (!res.writableFinished) leaving.abort();
  });
  return leaving.signal;
}
