import type { ComposedRemote } from '@datewright/contracts/registry/get-composition';
import { reportViews, type ViewReport } from '@datewright/contracts/registry/report-views';

/** Counts the view of one remote, which has a canary, for the registry. */
export interface RemoteWatch {
  /** The remote did not load, or threw while it rendered. */
  fail: () => void;
}

/** Milliseconds without a fault after which a view counts as good. */
const goodAfter = 15_000;
const heartbeatInterval = 1000;
const startTimeout = 2000;

/**
 * Watches a remote until its view is counted, once for the life of the page. Resolves when its code may run: a page that hangs can't
 * start what would notice.
 */
export async function watchRemote({ base, card: { name, version } }: ComposedRemote): Promise<RemoteWatch> {
  const toBody = (outcome: ViewReport['outcome']) => JSON.stringify({ views: [{ name, version, outcome }] });
  const hangWatch = new Worker('/hang-watch.js');
  const ended = new AbortController();
  const { signal } = ended;

  function end(outcome: ViewReport['outcome'] | null): void {
    if (signal.aborted) return;
    ended.abort();
    clearTimeout(good);
    clearInterval(heartbeat);
    hangWatch.terminate();
    if (!outcome) return;
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: toBody(outcome), keepalive: true };
    fetch(reportViews.path, request).catch(() => undefined);
  }

  const beat = () => hangWatch.postMessage(document.hidden ? null : { path: reportViews.path, body: toBody('failed') });
  const heartbeat = setInterval(beat, heartbeatInterval);
  const good = setTimeout(() => end('ok'), goodAfter);
  await startOf(hangWatch);
  // A page that answers again after it hung has been counted.
  hangWatch.addEventListener('message', () => end(null));
  beat();

  const isOurs = (source: string | undefined) => source?.includes(`${base}/`) === true;
  addEventListener('error', ({ error, filename }) => (isOurs(filename) || isOurs(error?.stack)) && end('failed'), {
    signal,
  });
  addEventListener('unhandledrejection', ({ reason }) => isOurs(reason?.stack) && end('failed'), { signal });
  // A hidden page is throttled, which is no hang.
  document.addEventListener('visibilitychange', beat, { signal });
  addEventListener('pagehide', () => end('ok'), { signal });
  return { fail: () => end('failed') };
}

/** Resolves when the worker runs, or after `startTimeout`: a remote is not kept back for its watch. */
const startOf = (worker: Worker) =>
  new Promise((resolve) => {
    worker.addEventListener('message', resolve, { once: true });
    worker.addEventListener('error', resolve, { once: true });
    setTimeout(resolve, startTimeout);
  });
