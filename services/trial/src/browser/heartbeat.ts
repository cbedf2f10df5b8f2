import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds in which a page has to answer: it does not while a script of it runs. */
const answerLimitMs = 4000;

/** The page did not answer in time. */
export class HangError extends Error {
  override readonly name = 'HangError';
}

/** Resolves with what the page answers; throws a HangError when it does not. */
export async function withinLimit<Value>(answer: Promise<Value>, limitMs = answerLimitMs): Promise<Value> {
  const ended = new AbortController();
  // A page that navigates or crashes later must not end the process.
  answer.catch(() => {});
  const limit = sleep(limitMs, undefined, { signal: ended.signal }).then(() => {
    throw new HangError(`No answer within ${limitMs} ms.`);
  });
  limit.catch(() => {});
  try {
    return await Promise.race([answer, limit]);
  } finally {
    ended.abort();
  }
}
