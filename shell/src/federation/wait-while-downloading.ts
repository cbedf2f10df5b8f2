/** Milliseconds without a byte after which a download counts as failed: the retry card must show within five seconds. */
const stallTimeout = 4000;

/** Milliseconds after which a download counts as slow. Only then are its bytes watched. */
const slowAfter = 2000;

/** Milliseconds that a download may take in all, even while bytes arrive. */
export const maxLoadTime = 30_000;

const checkInterval = 250;

/**
 * Resolves as `work` does, but rejects once no byte of a pending script from `folders` has arrived for four seconds: a
 * member on a slow phone gets the page, and one behind a dead server gets the retry card.
 */
export function waitWhileDownloading<Value>(work: Promise<Value>, folders: readonly string[]): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const stop = new AbortController();
  const watched = new Set<string>();
  const startedAt = performance.now();
  let lastByteAt = startedAt;

  const timer = setInterval(() => {
    const now = performance.now();
    if (now - lastByteAt >= stallTimeout || now - startedAt >= maxLoadTime) {
      reject(new Error('The remote took too long.'));
    } else if (now - startedAt >= slowAfter) {
      for (const url of findPendingScripts(folders)) {
        if (watched.has(url)) continue;
        watched.add(url);
        readBytes(url, stop.signal, () => {
          lastByteAt = performance.now();
        }).catch(() => undefined);
      }
    }
  }, checkInterval);

  work.then(resolve, reject);
  return promise.finally(() => {
    clearInterval(timer);
    stop.abort();
  });
}

/** Scripts of the document that the browser has not fetched completely. */
function findPendingScripts(folders: readonly string[]): string[] {
  const fetched = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  return Array.from(document.scripts, ({ src }) => src).filter(
    (src) => !fetched.has(src) && folders.some((folder) => src.startsWith(`${location.origin}${folder}/`)),
  );
}

/** A script tag reports no progress, so its URL is fetched beside it; browsers share one download through their cache. */
async function readBytes(url: string, signal: AbortSignal, onBytes: () => void): Promise<void> {
  const { body } = await fetch(url, { signal });
  const reader = body?.getReader();
  while (reader && !(await reader.read()).done) onBytes();
}
