/** Path of the shell's own chunks, which a remote may also wait for. */
const shellAssets = '/assets';

/** Milliseconds between scans for newly requested scripts. */
const scanInterval = 250;

/**
 * Calls `onBytes` whenever bytes arrive for a pending script of the remote at `base` or of the shell, until `signal`
 * aborts.
 */
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

/** Returns the scripts of the document that have not finished downloading. */
function findPendingScripts(folders: readonly string[]): string[] {
  const fetched = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  return Array.from(document.scripts, ({ src }) => src).filter(
    (src) => !fetched.has(src) && folders.some((folder) => src.startsWith(folder)),
  );
}

/**
 * A script tag reports no progress, so its URL is fetched in parallel; browsers share the download through their cache.
 */
async function readBytes(url: string, signal: AbortSignal, onBytes: () => void): Promise<void> {
  const { body } = await fetch(url, { signal });
  const reader = body?.getReader();
  while (reader && !(await reader.read()).done) onBytes();
}
