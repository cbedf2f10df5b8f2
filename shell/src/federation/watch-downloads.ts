/** Where the shell's own chunks are: a remote waits for one of them too. */
const shellAssets = '/assets';

/** Milliseconds between two looks for scripts that were requested since. */
const scanInterval = 250;

/** Calls `onBytes` whenever bytes of a pending script of the remote at `base`, or of the shell, arrive, until it is aborted. */
export function watchDownloads(base: string, signal: AbortSignal, onBytes: () => void): void {
  const folders = [base, shellAssets].map((folder) => new URL(`${folder}/`, location.origin).href);
  const watched = new Set<string>();
  const scan = () => {
    for (const url of findPendingScripts(folders)) {
      if (watched.has(url)) continue;
      watched.add(url);
      readBytes(url, signal, onBytes).catch(() => undefined);
    }
  };
  if (signal.aborted) return;
  scan();
  const timer = setInterval(scan, scanInterval);
  signal.addEventListener('abort', () => clearInterval(timer));
}

/** Scripts of the document that the browser has not fetched completely. */
function findPendingScripts(folders: readonly string[]): string[] {
  const fetched = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  return Array.from(document.scripts, ({ src }) => src).filter(
    (src) => !fetched.has(src) && folders.some((folder) => src.startsWith(folder)),
  );
}

/** A script tag reports no progress, so its URL is fetched beside it; browsers share one download through their cache. */
async function readBytes(url: string, signal: AbortSignal, onBytes: () => void): Promise<void> {
  const { body } = await fetch(url, { signal });
  const reader = body?.getReader();
  while (reader && !(await reader.read()).done) onBytes();
}
