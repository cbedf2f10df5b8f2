import { type AnalyticsEvent, recordEvents } from '@datewright/contracts/marketing';
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

export function createTrack(compositionId: string): Track {
  let waiting: AnalyticsEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const body = JSON.stringify({ events: waiting });
    waiting = [];
    const headers = { 'content-type': 'application/json' };
    fetch(recordEvents.path, { method: recordEvents.method, headers, body, keepalive: true }).catch(() => undefined);
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
