import { once } from 'node:events';
import type { Response } from 'express';
import { disconnectSignal } from './disconnect-signal.ts';

/** Characters that are collected before they are sent. */
const chunkLength = 16_384;

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

/**
 * Answers with an object whose values may be lists that are read from the database while they are sent, no faster than the
 * client receives them: memory stays flat, however long they are. With `name`, the object is the value of that field.
 * An error before the first chunk has its own status; a later one breaks the connection, so that no answer looks whole.
 */
export async function streamJson(res: Response, parts: Record<string, unknown>, name?: string): Promise<void> {
  const signal = disconnectSignal(res);
  let chunk = name === undefined ? '' : `{${JSON.stringify(name)}:`;
  async function send(): Promise<void> {
    if (!res.headersSent) res.type('json');
    const isFull = !res.write(chunk);
    chunk = '';
    if (isFull) await once(res, 'drain', { signal });
  }
  try {
    for await (const piece of toObjectPieces(parts)) {
      chunk += piece;
      if (chunk.length >= chunkLength) await send();
    }
  } catch (error) {
    if (signal.aborted) return;
    throw error;
  }
  if (!res.headersSent) res.type('json');
  res.end(name === undefined ? chunk : `${chunk}}`);
}
