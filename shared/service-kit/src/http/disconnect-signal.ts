import type { Response } from 'express';

/** Aborted when the client goes away before the response ends. */
export function disconnectSignal(res: Response): AbortSignal {
  const leaving = new AbortController();
  res.on('close', () => {
    if (!res.writableFinished) leaving.abort();
  });
  return leaving.signal;
}
