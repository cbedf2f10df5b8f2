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

export interface StripeSettings {
  /** Where browsers reach the hosted pages. */
  publicUrl: string;
  /** Where the state survives a restart; without it, everything stays in memory. */
  stateFile: string | undefined;
  webhook: { url: string | undefined; secret: string | undefined };
}

/** One Stripe account in memory, with its own clock and its switches. */
export interface StripeAccount {
  context: StripeContext;
  clock: Clock;
  webhookSender: WebhookSender;
  events: EventSwitch;
  api: ApiSwitch;
  stop(): void;
}

export function openStripeAccount({ publicUrl, stateFile, webhook }: StripeSettings, log: Logger): StripeAccount {
  const store = createStore();
  const file = openStateFile(store, stateFile, log);
  const clock = createClock(store);
  const events = createEventSwitch();
  const webhookSender = createWebhookSender({ store, behaviour: events, log, onChange: file.saveSoon });
  const context = createStripeContext({
    store,
    publicUrl,
    now: clock.now,
    onEvent: webhookSender.enqueue,
    onChange: file.saveSoon,
  });
  if (!file.loaded) {
    seedCatalogue(context);
    seedConfiguration(context);
  }
  useConfiguredEndpoint(context, webhook.url, webhook.secret);
  webhookSender.resume();
  const catchUp = () => {
    try {
      clock.catchUp(context);
    } catch (error) {
      log.error({ err: error }, 'due work of the stripe stand-in failed');
    }
  };
  const timer = setInterval(catchUp, dueWorkIntervalMs).unref();
  return {
    context,
    clock,
    webhookSender,
    events,
    api: createApiSwitch(),
    stop() {
      clearInterval(timer);
      webhookSender.stop();
      file.saveNow();
    },
  };
}
