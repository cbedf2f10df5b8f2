import type { AnalyticsEvent } from '@datewright/contracts/marketing';
import type { Calls } from '../calls/start-calls.ts';
import { readStored } from '../host/browser-storage.ts';

type Properties = AnalyticsEvent['properties'];

/** Reports an event; fire and forget. Nothing leaves the browser without the visitor's consent to analytics. */
export type Track = (name: string, properties?: Properties) => void;

const batchAfter = 2000;
const batchLimit = 50;

function mayTrack(): boolean {
  const consent = readStored('localStorage', 'cookieConsent');
  return consent === 'analytics' || consent === 'all';
}

export function createTrack(compositionId: string, calls: () => Promise<Calls>): Track {
  let waiting: AnalyticsEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const events = waiting;
    waiting = [];
    void calls().then(
      ({ sendEvents }) => sendEvents(events),
      () => undefined,
    );
  }

  globalThis.addEventListener?.('pagehide', flush);

  return (name, properties = {}) => {
    if (!mayTrack()) return;
    const path = location.pathname;
    waiting.push({ name, path, compositionId, at: new Date().toISOString(), properties });
    if (waiting.length >= batchLimit) flush();
    else timer ??= setTimeout(flush, batchAfter);
  };
}
