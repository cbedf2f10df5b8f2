import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Delivery, Store } from '../store/store.ts';
import type { StripeEvent, WebhookEndpoint } from '../store/stripe-objects.ts';
import { createDeliveryQueue } from './delivery-queue.ts';
import { isSubscribedTo } from './endpoints.ts';
import type { EventSwitch } from './event-switch.ts';
import { postEvent } from './post-event.ts';
import { recordAttempt } from './record-attempt.ts';

/** Delivers events to their endpoints until each endpoint answers 2xx. */
export interface WebhookSender {
  /** Sends a new event as the event switch says. */
  enqueue(eventId: string): void;
  /** Sends an event again, whatever the switch says. */
  resend(eventId: string): void;
  /** Continues deliveries that were pending when the sandbox stopped. */
  resume(): void;
  stop(): void;
}

interface Dependencies {
  store: Store;
  behaviour: EventSwitch;
  log: Logger;
  onChange(): void;
}

export function createWebhookSender({ store, behaviour, log, onChange }: Dependencies): WebhookSender {
  let held: Delivery[] = [];
  const queue = createDeliveryQueue(attempt);

  async function attempt(delivery: Delivery) {
    const event = store.events.get(delivery.event);
    const endpoint = store.webhookEndpoints.get(delivery.endpoint);
    if (queue.isStopped() || !event || !endpoint) return;
    const retryMs = recordAttempt(delivery, event, await postEvent(event, endpoint), log);
    if (retryMs !== null && !queue.isStopped()) queue.plan(delivery, retryMs);
    onChange();
  }

  function send(delivery: Delivery) {
    const { events, seconds } = behaviour.current();
    if (events === 'drop') return void Object.assign(delivery, { state: 'dropped' });
    if (events === 'delay') return queue.plan(delivery, seconds * 1000);
    if (events === 'reorder') {
      if (held.length === 0) setTimeout(() => void release(), seconds * 1000).unref();
      held.push(delivery);
      return;
    }
    queue.plan(delivery, 0);
  }

  /** Sends the newest first, each after the previous one arrived. */
  async function release() {
    const waiting = held.toReversed();
    held = [];
    for (const delivery of waiting) await attempt(delivery);
  }

  function deliver(eventId: string, how: (delivery: Delivery) => void, copies: number) {
    const event = store.events.get(eventId);
    if (!event || queue.isStopped()) return;
    const endpoints = store.webhookEndpoints.where((endpoint) => isSubscribedTo(endpoint, event.type));
    event.pending_webhooks = endpoints.length;
    for (const endpoint of endpoints)
      for (let copy = 0; copy < copies; copy++) how(addDelivery(store, event, endpoint));
    onChange();
  }

  return {
    enqueue: (eventId) => deliver(eventId, send, behaviour.current().events === 'duplicate' ? 2 : 1),
    resend: (eventId) => deliver(eventId, (delivery) => queue.plan(delivery, 0), 1),
    resume() {
      for (const delivery of store.deliveries.where(({ state }) => state === 'waiting')) {
        queue.plan(delivery, Math.max(0, (delivery.nextAt ?? 0) - Date.now()));
      }
    },
    stop: queue.stop,
  };
}

const addDelivery = (store: Store, event: StripeEvent, endpoint: WebhookEndpoint): Delivery =>
  store.deliveries.add({
    id: randomUUID(),
    event: event.id,
    endpoint: endpoint.id,
    state: 'waiting',
    attempts: [],
    nextAt: null,
  });
