import type { Logger } from 'pino';
import { type Clock, createClock } from './clock.ts';
import { seedCatalogue } from './engine/catalogue.ts';
import { seedConfiguration } from './engine/portal.ts';
import { useConfiguredEndpoint } from './events/endpoints.ts';
import { createEventSwitch, type EventSwitch } from './events/event-switch.ts';
import { createWebhookSender, type WebhookSender } from './events/webhook-sender.ts';
import { openStateFile } from './store/state-file.ts';
import { createStore } from './store/store.ts';
import { createStripeContext, type StripeContext } from './stripe-context.ts';
import { type ApiSwitch, createApiSwitch } from './wire/api-switch.ts';

const dueWorkIntervalMs = 2_000;

interface Settings {
  publicUrl: string;
  stateFile: string | undefined;
  webhook: { url: string | undefined; secret: string | undefined };
}

/** The stand-in for Stripe: one account of it, with its own clock. */
export interface FakeStripe {
  context: StripeContext;
  clock: Clock;
  webhookSender: WebhookSender;
  events: EventSwitch;
  api: ApiSwitch;
  stop(): void;
}

export function createFakeStripe({ publicUrl, stateFile, webhook }: Settings, log: Logger): FakeStripe {
  const store = createStore();
  const file = openStateFile(store, stateFile, log);
  const clock = createClock(store);
  const events = createEventSwitch();
  const courier = createWebhookSender({ store, behaviour: events, log, onChange: file.saveSoon });
  const books = createStripeContext({
    store,
    publicUrl,
    now: clock.now,
    onEvent: courier.enqueue,
    onChange: file.saveSoon,
  });
  if (!file.loaded) {
    seedCatalogue(books);
    seedConfiguration(books);
  }
  useConfiguredEndpoint(books, webhook.url, webhook.secret);
  courier.resume();
  const catchUp = () => {
    try {
      clock.catchUp(books);
    } catch (error) {
      log.error({ err: error }, 'due work of the stripe stand-in failed');
    }
  };
  const timer = setInterval(catchUp, dueWorkIntervalMs).unref();
  return {
    context: books,
    clock,
    webhookSender: courier,
    events,
    api: createApiSwitch(),
    stop() {
      clearInterval(timer);
      courier.stop();
      file.saveNow();
    },
  };
}
