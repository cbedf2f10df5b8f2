import type { EventName, EventProperties } from '@datewright/contracts/marketing/analytics-events';
import type { AnalyticsEvent } from '@datewright/contracts/marketing/record-events';
import type { Store } from '../lib/store.ts';
import type { ConsentState } from './consent.ts';
import { createVisit } from './visit.ts';

/** Optional if every property of the event is optional. */
type Properties<Name extends EventName> =
  Record<string, never> extends EventProperties<Name>
    ? [properties?: EventProperties<Name>]
    : [properties: EventProperties<Name>];

/**
 * Reports an event of the catalogue (`contracts/marketing/analytics-events`); fire and forget. Nothing is sent without
 * the visitor's consent to analytics. Never pass text that a visitor typed.
 */
export type Track = <Name extends EventName>(name: Name, ...properties: Properties<Name>) => void;

/** What sends events to the service. */
export interface EventCalls {
  /** Fire and forget; the request outlives the page. While the page unloads it is sent with `sendBeacon`. */
  sendEvents: (events: AnalyticsEvent[], when?: 'leaving') => void;
}

const batchDelay = 2000;
const maxBatchSize = 50;

interface TrackOptions {
  compositionId: string;
  consent: Store<ConsentState>;
  calls: () => Promise<EventCalls>;
  /** The path of the open page. */
  path: () => string;
}

/**
 * Sends events in batches. Events from before the visitor's consent choice wait in memory: consent sends them, a
 * refusal drops them. When the page unloads, a beacon sends the rest.
 */
export function createTrack({ compositionId, consent, calls, path }: TrackOptions): Track {
  let waiting: AnalyticsEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Set once the sending code has loaded with the first batch; when the page unloads there is no time to load it.
  let sender: EventCalls | null = null;
  const visit = createVisit(() => consent.get().allowed.includes('analytics'));

  function takeAllowed(): AnalyticsEvent[] {
    clearTimeout(timer);
    timer = undefined;
    const { choice, allowed } = consent.get();
    if (choice === null) return [];
    const taken = allowed.includes('analytics') ? waiting : [];
    waiting = [];
    return taken.map((event) => ({ ...event, visit: visit.id() }));
  }

  function flush(): void {
    const events = takeAllowed();
    if (events.length === 0) return;
    void calls().then(
      (loaded) => {
        sender = loaded;
        loaded.sendEvents(events);
      },
      () => undefined,
    );
  }

  function leave(): void {
    const events = sender ? takeAllowed() : [];
    if (events.length > 0) sender?.sendEvents(events, 'leaving');
    else flush();
  }

  consent.subscribe(() => {
    visit.follow();
    flush();
  });
  globalThis.addEventListener?.('pagehide', leave);
  globalThis.document?.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave());

  return (name, ...[properties = {}]) => {
    const { choice, allowed } = consent.get();
    if (choice !== null && !allowed.includes('analytics')) return;
    waiting.push({ name, path: path(), compositionId, at: new Date().toISOString(), properties });
    // Limits the memory for visitors who never answer the consent banner.
    if (choice === null) waiting = waiting.slice(-maxBatchSize);
    else if (waiting.length >= maxBatchSize) flush();
    else timer ??= setTimeout(flush, batchDelay);
  };
}
