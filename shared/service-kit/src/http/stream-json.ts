import { once } from 'node:events';
import { setImmediate as nextTick } from 'node:timers/promises';
import type { Response } from 'express';
import { AppError } from '../errors/app-error.ts';
import { createConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { createFairSemaphore, queueRetrySeconds } from '../limits/fair-semaphore.ts';
import { currentRequest } from '../observability/request-scope.ts';
import { disconnectSignal } from './disconnect-signal.ts';

/** Characters that are collected before they are sent. */
const chunkLength = 16_384;
/** A client that receives nothing for so long is cut off. */
const stalledMs = 30_000;

/** Open answers of this process: of one caller, and of all. */
const acquireOfCaller = createConcurrencyLimit(1);
const acquireOfAll = createConcurrencyLimit(20);
/** Only one chunk is read at a time, and callers take turns. */
const readers = createFairSemaphore(['the only one'], { mostOfAll: Number.POSITIVE_INFINITY });

const isList = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

async function* toPieces(value: unknown): AsyncGenerator<string, void, undefined> {
  if (isList(value)) {
    let separator = '[';
    for await (const item of value) {
      yield separator + (JSON.stringify(item) ?? 'null');
      separator = ',';
    }
    yield separator === '[' ? '[]' : ']';
  } else yield JSON.stringify(value) ?? 'null';
}

/** The parts of an object as JSON, one after the other. */
async function* toObjectPieces(parts: Record<string, unknown>): AsyncGenerator<string, void, undefined> {
  let separator = '{';
  for (const [name, value] of Object.entries(parts)) {
    yield `${separator}${JSON.stringify(name)}:`;
    yield* toPieces(value);
    separator = ',';
  }
  yield separator === '{' ? '{}' : '}';
}

function acquireStream(caller: string): () => void {
  const releaseCaller = acquireOfCaller(caller);
  if (!releaseCaller) throw new AppError('too_many_attempts', { retryAfter: queueRetrySeconds });
  const releaseAll = acquireOfAll('all');
  if (!releaseAll) {
    releaseCaller();
    throw new AppError('unavailable', { retryAfter: queueRetrySeconds });
  }
  return () => {
    releaseCaller();
    releaseAll();
  };
}

async function readChunk(pieces: AsyncIterator<string, void>): Promise<{ chunk: string; isLast: boolean }> {
  let chunk = '';
  while (chunk.length < chunkLength) {
    const { value, done } = await pieces.next();
    if (done) return { chunk, isLast: true };
    chunk += value;
  }
  return { chunk, isLast: false };
}

/**
 * Answers with an object whose values may be lists that are read from the database while they are sent, no faster than the
 * client receives them: memory stays flat, however long they are. With `name`, the object is the value of that field.
 * The answers of one process are read in turns, chunk by chunk, so that long ones delay nobody else. Throws
 * `too_many_attempts` while the caller has another, and `unavailable` while there are twenty, both with `Retry-After`.
 * An error before the first chunk has its own status; a later one breaks the connection, so that no answer looks whole.
 */
export async function streamJson(res: Response, parts: Record<string, unknown>, name?: string): Promise<void> {
  const { caller } = currentRequest();
  const release = acquireStream(caller);
  const signal = disconnectSignal(res);
  res.setTimeout(stalledMs);
  const pieces = toObjectPieces(parts);
  let prefix = name === undefined ? '' : `{${JSON.stringify(name)}:`;
  try {
    for (;;) {
      const { chunk, isLast } = await readers.run(caller, () => readChunk(pieces));
      if (!res.headersSent) res.type('json');
      if (isLast) return void res.end(prefix + chunk + (name === undefined ? '' : '}'));
      const isFull = !res.write(prefix + chunk);
      prefix = '';
      if (isFull) await once(res, 'drain', { signal });
      // Chunks of documents that were read ahead would otherwise follow each other without a break.
      else await nextTick();
      signal.throwIfAborted();
    }
  } catch (error) {
    if (signal.aborted) return;
    throw error;
  } finally {
    release();
    await pieces.return();
  }
}
