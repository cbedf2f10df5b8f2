/** Milliseconds without a byte after which a download counts as failed: the retry card must show within five seconds. */
const stallTimeout = 4000;

/** Milliseconds after which a download counts as slow. Only then are its bytes watched. */
const slowAfter = 1000;

/**
 * Resolves as `work` does, but rejects once no byte of a pending script from `base` (or of the shell) has arrived for four seconds: a
 * member on a slow phone gets the page, and one behind a dead server gets the retry card.
 */
export function waitWhileDownloading<Value>(work: Promise<Value>, base: string): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const stop = new AbortController();
  let stalled: ReturnType<typeof setTimeout>;
  const restart = () => {
    clearTimeout(stalled);
    stalled = setTimeout(() => reject(new Error('Failed to load the remote: the download stalled.')), stallTimeout);
  };
  restart();
  const slow = setTimeout(
    () =>
      import('./watch-downloads.ts').then(
        ({ watchDownloads }) => watchDownloads(base, stop.signal, restart),
        () => undefined,
      ),
    slowAfter,
  );
  work.then(resolve, reject);
  return promise.finally(() => {
    clearTimeout(slow);
    clearTimeout(stalled);
    stop.abort();
  });
}
