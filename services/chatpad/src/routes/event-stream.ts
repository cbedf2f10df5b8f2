import { suggestionEvent } from '@datewright/contracts/chatpad/suggest';
import { z } from '@datewright/contracts/zod';
import type { Response } from 'express';
import type { Audience } from '../use-cases/audience.ts';

/** Writes events as NDJSON, each on its way at once. Headers go out with the first, so an error before it keeps its status. */
export function eventStream(res: Response): Audience {
  const leaving = new AbortController();
  res.on('close', () => {
    if (!res.writableFinished) leaving.abort();
  });
  return {
    left: leaving.signal,
    send(event) {
      if (leaving.signal.aborted) return;
      if (!res.headersSent) {
        res.status(200).set({
          'content-type': 'application/x-ndjson; charset=utf-8',
          'cache-control': 'no-store',
          // A proxy that gathers the answer before it passes it on would undo the streaming.
          'x-accel-buffering': 'no',
        });
        res.flushHeaders();
      }
      res.write(`${JSON.stringify(z.parse(suggestionEvent, event))}\n`);
    },
    end() {
      if (!leaving.signal.aborted) res.end();
    },
  };
}
