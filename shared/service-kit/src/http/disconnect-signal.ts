import type { Response } from 'express';

/** Aborted when the reader of an answer leaves before its end. */
export function disconnectSignal(res: Response): AbortSignal {
  const leaving = new AbortController();
  res.on('close', () => {
    if (!res.writableFinished) leaving.abort();
  });
  return leaving.signal;
}
