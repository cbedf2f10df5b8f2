import type { ComposedRemote, Composition } from '@datewright/contracts/registry/get-composition';
import { reportViews, slowView, type ViewOutcome } from '@datewright/contracts/registry/report-views';
import { shellName } from '@datewright/contracts/registry/shell-card';

/** Counts the view of one remote for the registry, while it or the shell has a canary. */
export interface RemoteWatch {
  /** The remote did not load, or threw while it rendered. */
  fail: () => void;
}

/** Milliseconds after which a view is counted. */
const countAfter = 15_000;
const heartbeatInterval = 1000;
const startTimeout = 2000;

/**
 * Watches a remote until its view is counted, once for the life of the page. Resolves when its code may run: a page that hangs can't
 * start what would notice.
 */
export async function watchRemote(
  { base, card: { name, version } }: ComposedRemote,
  shell: Composition['shell'],
): Promise<RemoteWatch> {
  const watched = [{ name, version }, ...(shell?.watched ? [{ name: shellName, version: shell.version }] : [])];
  const toBody = (outcome: ViewOutcome) => JSON.stringify({ views: watched.map((one) => ({ ...one, outcome })) });
  const hangWatch = new Worker('/hang-watch.js');
  const ended = new AbortController();
  const { signal } = ended;
  /** The worst fault so far that does not end the view. */
  let fault: 'ok' | 'slow' | 'callFailed' = 'ok';

  /** `null` when the view has been counted already. */
  function end(outcome: ViewOutcome | null): void {
    if (signal.aborted) return;
    ended.abort();
    clearTimeout(counted);
    clearInterval(heartbeat);
    hangWatch.terminate();
    if (!outcome) return;
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: toBody(outcome), keepalive: true };
    fetch(reportViews.path, request).catch(() => undefined);
  }

  const beat = () => hangWatch.postMessage(document.hidden ? null : { path: reportViews.path, body: toBody('hung') });
  const heartbeat = setInterval(beat, heartbeatInterval);
  const counted = setTimeout(() => end(fault), countAfter);
  watchFaults(signal, (found) => {
    if (fault !== 'callFailed') fault = found;
  });
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
  addEventListener('pagehide', () => end(fault), { signal });
  return { fail: () => end('failed') };
}

/** Calls `onFault` for each late paint, late reaction and answer with a server error, until the signal aborts. */
function watchFaults(signal: AbortSignal, onFault: (fault: 'slow' | 'callFailed') => void): void {
  const since = performance.now();
  const watch = (type: string, find: (entry: ObservedEntry) => 'slow' | 'callFailed' | null, more = {}) => {
    // A browser that does not have the type would only warn.
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ObservedEntry[]) {
        const fault = entry.startTime + entry.duration >= since ? find(entry) : null;
        if (fault) onFault(fault);
      }
    });
    observer.observe({ type, ...more });
    signal.addEventListener('abort', () => observer.disconnect());
  };
  // Only the first page of a visit has one: after an input the browser reports no more.
  watch('largest-contentful-paint', ({ startTime }) => (startTime > slowView.largestPaintMs ? 'slow' : null));
  watch('event', ({ interactionId, duration }) => (interactionId && duration > slowView.reactionMs ? 'slow' : null), {
    durationThreshold: slowView.reactionMs,
  });
  watch('resource', ({ name, responseStatus = 0 }) =>
    responseStatus >= 500 && new URL(name).origin === location.origin ? 'callFailed' : null,
  );
}

type ObservedEntry = PerformanceEntry & { interactionId?: number; responseStatus?: number };

/** Resolves when the worker runs, or after `startTimeout`: a remote is not kept back for its watch. */
const startOf = (worker: Worker) =>
  new Promise((resolve) => {
    worker.addEventListener('message', resolve, { once: true });
    worker.addEventListener('error', resolve, { once: true });
    setTimeout(resolve, startTimeout);
  });
