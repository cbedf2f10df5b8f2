import type { Logger } from 'pino';
import { type Books, createBooks } from './books.ts';
import { type Clock, createClock } from './clock.ts';
import { seedCatalogue } from './engine/catalogue.ts';
import { seedConfiguration } from './engine/portal.ts';
import { type Courier, createCourier } from './events/courier.ts';
import { useEndpointOfSettings } from './events/endpoints.ts';
import { type EventSwitch, eventSwitch } from './events/event-switch.ts';
import { openStateFile } from './store/state-file.ts';
import { createStore } from './store/store.ts';
import { type ApiSwitch, apiSwitch } from './wire/api-switch.ts';

const dueWorkEveryMilliseconds = 2_000;

interface Settings {
  publicUrl: string;
  stateFile: string | undefined;
  webhook: { url: string | undefined; secret: string | undefined };
}

/** The stand-in for Stripe: one account of it, with its own clock. */
export interface StripeStandIn {
  books: Books;
  clock: Clock;
  courier: Courier;
  events: EventSwitch;
  api: ApiSwitch;
  stop(): void;
}

export function createStandIn({ publicUrl, stateFile, webhook }: Settings, log: Logger): StripeStandIn {
  const store = createStore();
  const file = openStateFile(store, stateFile, log);
  const clock = createClock(store);
  const events = eventSwitch();
  const courier = createCourier({ store, behaviour: events, log, onChange: file.saveSoon });
  const books = createBooks({
    store,
    publicUrl,
    now: clock.now,
    onEvent: courier.announce,
    onChange: file.saveSoon,
  });
  if (!file.loaded) {
    seedCatalogue(books);
    seedConfiguration(books);
  }
  useEndpointOfSettings(books, webhook.url, webhook.secret);
  courier.resume();
  const catchUp = () => {
    try {
      clock.catchUp(books);
    } catch (error) {
      log.error({ err: error }, 'due work of the stripe stand-in failed');
    }
  };
  const timer = setInterval(catchUp, dueWorkEveryMilliseconds).unref();
  return {
    books,
    clock,
    courier,
    events,
    api: apiSwitch(),
    stop() {
      clearInterval(timer);
      courier.stop();
      file.saveNow();
    },
  };
}
