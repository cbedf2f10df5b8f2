import type { AnalyticsEvent } from '@datewright/contracts/marketing/record-events';
import type { Calls } from '../calls/start-calls.ts';
import type { Store } from '../host/store.ts';
import type { ConsentState } from './consent.ts';

type Properties = AnalyticsEvent['properties'];

/** Reports an event; fire and forget. Nothing leaves the browser without the visitor's consent to analytics. */
export type Track = (name: string, properties?: Properties) => void;

const batchAfter = 2000;
const batchLimit = 50;

interface TrackParts {
  compositionId: string;
  consent: Store<ConsentState>;
  calls: () => Promise<Calls>;
}

export function createTrack({ compositionId, consent, calls }: TrackParts): Track {
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
    const { choice } = consent.get();
    if (choice === null || choice === 'none') return;
    const path = location.pathname;
    waiting.push({ name, path, compositionId, at: new Date().toISOString(), properties });
    if (waiting.length >= batchLimit) flush();
    else timer ??= setTimeout(flush, batchAfter);
  };
}
