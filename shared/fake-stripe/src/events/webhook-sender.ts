import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Delivery, Store } from '../store/store.ts';
import type { StripeEvent, WebhookEndpoint } from '../store/stripe-objects.ts';
import { isSubscribedTo } from './endpoints.ts';
import type { EventSwitch } from './event-switch.ts';
import { signPayload } from './sign-payload.ts';

const backoffSeconds = [1, 5, 30, 120, 600, 1800, 3600, 7200];
const timeoutMs = 10_000;
const maxStoredAttempts = 20;
const maxConcurrent = 25;

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
  const timers = new Map<string, NodeJS.Timeout>();
  let held: Delivery[] = [];
  let underWay = 0;
  const queue: Delivery[] = [];
  let stopped = false;

  async function post(event: StripeEvent, endpoint: WebhookEndpoint): Promise<number> {
    const body = JSON.stringify(event, null, 2);
    const response = await fetch(endpoint.url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signPayload(body, endpoint.secret ?? '', Math.floor(Date.now() / 1000)),
      },
      body,
    });
    await response.body?.cancel();
    return response.status;
  }

  function plan(delivery: Delivery, inMilliseconds: number) {
    delivery.nextAt = Date.now() + inMilliseconds;
    clearTimeout(timers.get(delivery.id));
    timers.set(delivery.id, setTimeout(() => enqueue(delivery), inMilliseconds).unref());
  }

  /** A year of renewals creates hundreds of events at once: the receiver gets only a few at a time. */
  function pump() {
    while (underWay < maxConcurrent) {
      const next = queue.shift();
      if (!next) return;
      underWay++;
      void attempt(next).finally(() => {
        underWay--;
        pump();
      });
    }
  }

  function enqueue(delivery: Delivery) {
    queue.push(delivery);
    pump();
  }

  async function attempt(delivery: Delivery) {
    timers.delete(delivery.id);
    const event = store.events.get(delivery.event);
    const endpoint = store.webhookEndpoints.get(delivery.endpoint);
    if (stopped || !event || !endpoint) return;
    const at = new Date().toISOString();
    const { status, error } = await post(event, endpoint).then(
      (answer) => ({ status: answer, error: null }),
      (thrown: Error) => ({ status: null, error: (thrown.cause as Error | undefined)?.message ?? thrown.message }),
    );
    delivery.attempts = [...delivery.attempts, { at, status, error }].slice(-maxStoredAttempts);
    const wait = backoffSeconds[delivery.attempts.length - 1];
    if (status !== null && status >= 200 && status < 300) {
      Object.assign(delivery, { state: 'delivered', nextAt: null });
      event.pending_webhooks = Math.max(0, event.pending_webhooks - 1);
    } else if (wait !== undefined && delivery.state === 'waiting') {
      log.info({ type: event.type, status }, 'webhook not taken');
      if (!stopped) plan(delivery, wait * 1000);
    } else if (delivery.state !== 'delivered') {
      Object.assign(delivery, { state: 'given up', nextAt: null });
    }
    onChange();
  }

  const open = (event: StripeEvent, endpoint: WebhookEndpoint): Delivery =>
    store.deliveries.add({
      id: randomUUID(),
      event: event.id,
      endpoint: endpoint.id,
      state: 'waiting',
      attempts: [],
      nextAt: null,
    });

  function send(delivery: Delivery) {
    const { events, seconds } = behaviour.current();
    if (events === 'drop') return void Object.assign(delivery, { state: 'dropped' });
    if (events === 'delay') return plan(delivery, seconds * 1000);
    if (events === 'reorder') {
      if (held.length === 0) setTimeout(() => void release(), seconds * 1000).unref();
      held.push(delivery);
      return;
    }
    plan(delivery, 0);
  }

  /** Sends the newest first, each after the previous one arrived. */
  async function release() {
    const waiting = held.toReversed();
    held = [];
    for (const delivery of waiting) await attempt(delivery);
  }

  function deliver(eventId: string, how: (delivery: Delivery) => void, copies: number) {
    const event = store.events.get(eventId);
    if (!event || stopped) return;
    const endpoints = store.webhookEndpoints.where((endpoint) => isSubscribedTo(endpoint, event.type));
    event.pending_webhooks = endpoints.length;
    for (const endpoint of endpoints) for (let copy = 0; copy < copies; copy++) how(open(event, endpoint));
    onChange();
  }

  return {
    enqueue: (eventId) => deliver(eventId, send, behaviour.current().events === 'duplicate' ? 2 : 1),
    resend: (eventId) => deliver(eventId, (delivery) => plan(delivery, 0), 1),
    resume() {
      for (const delivery of store.deliveries.where(({ state }) => state === 'waiting')) {
        plan(delivery, Math.max(0, (delivery.nextAt ?? 0) - Date.now()));
      }
    },
    stop() {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
