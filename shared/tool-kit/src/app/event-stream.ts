import { z } from '@datewright/contracts/zod';
import { disconnectSignal } from '@datewright/service-kit/http/disconnect-signal';
import type { Response } from 'express';

/** A response that is read while it is written. */
export interface EventStream<Event> {
  send(event: Event): void;
  end(): void;
  /** Aborted when the client goes away before the end. */
  disconnectSignal: AbortSignal;
}

/**
 * Writes events as NDJSON, each validated and sent at once. The headers go out with the first event, so an earlier
 * error keeps its own status.
 */
export function createEventStream<Schema extends z.core.$ZodType>(
  res: Response,
  schema: Schema,
): EventStream<z.input<Schema>> {
  const signal = disconnectSignal(res);
  return {
    disconnectSignal: signal,
    send(event) {
      if (signal.aborted) return;
      if (!res.headersSent) {
        res.status(200).set({
          'content-type': 'application/x-ndjson; charset=utf-8',
          'cache-control': 'no-store',
          // Stops proxies from buffering the response.
          'x-accel-buffering': 'no',
        });
        res.flushHeaders();
      }
      res.write(`${JSON.stringify(z.parse(schema, event))}\n`);
    },
    end() {
      if (!signal.aborted) res.end();
    },
  };
}
