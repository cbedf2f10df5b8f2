import { z } from '@datewright/contracts/zod';
import { disconnectSignal } from '@datewright/service-kit/http/disconnect-signal';
import type { Response } from 'express';

/** Who reads an answer while it is written. */
export interface EventStream<Event> {
  send(event: Event): void;
  end(): void;
  /** Aborted when the reader leaves before the end. */
  disconnectSignal: AbortSignal;
}

/**
 * Writes events as NDJSON, each by its schema and on its way at once. Headers go out with the first, so an error before it keeps its
 * status.
 */
export function createEventStream<Schema extends z.core.$ZodType>(
  res: Response,
  schema: Schema,
): EventStream<z.input<Schema>> {
  const left = disconnectSignal(res);
  return {
    disconnectSignal: left,
    send(event) {
      if (left.aborted) return;
      if (!res.headersSent) {
        res.status(200).set({
          'content-type': 'application/x-ndjson; charset=utf-8',
          'cache-control': 'no-store',
          // A proxy that gathers the answer before it passes it on would undo the streaming.
          'x-accel-buffering': 'no',
        });
        res.flushHeaders();
      }
      res.write(`${JSON.stringify(z.parse(schema, event))}\n`);
    },
    end() {
      if (!left.aborted) res.end();
    },
  };
}
