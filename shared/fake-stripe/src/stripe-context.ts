import { randomBytes } from 'node:crypto';
import { apiVersion } from './api-version.ts';
import type { Store } from './store/store.ts';
import type { StripeObject } from './store/stripe-objects.ts';

/** What every rule works with: the store, the sandbox's clock, new ids, and the event log. */
export interface StripeContext {
  store: Store;
  /** Where browsers reach the hosted pages. */
  publicUrl: string;
  /** Unix seconds of the sandbox's clock. */
  now(): number;
  newId(prefix: string, length?: number): string;
  /** Records an event with a snapshot of `object`. */
  emit(type: string, object: StripeObject, previous?: object): void;
  /** Reports a change that has no event, so that it is saved. */
  markChanged(): void;
  /** The API call being answered; `null` while the clock or a page acts. */
  request: { id: string; idempotency_key: string | null } | null;
}

interface Dependencies {
  store: Store;
  publicUrl: string;
  now(): number;
  onEvent(id: string): void;
  onChange(): void;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const randomId = (length: number) => [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('');

export function createStripeContext({ store, publicUrl, now, onEvent, onChange }: Dependencies): StripeContext {
  const newId = (prefix: string, length = 24) => `${prefix}_${randomId(length)}`;
  return {
    store,
    publicUrl,
    now,
    newId,
    request: null,
    emit(type, object, previous) {
      const event = store.events.add({
        id: newId('evt'),
        object: 'event',
        api_version: apiVersion,
        created: now(),
        data: structuredClone({ object, ...(previous && { previous_attributes: previous }) }) as never,
        livemode: false,
        pending_webhooks: 0,
        request: this.request ?? { id: null, idempotency_key: null },
        type: type as never,
      });
      onEvent(event.id);
      onChange();
    },
    markChanged: onChange,
  };
}

/** Updates fields and emits an event with their previous values; does nothing when nothing changes. */
export function updateObject<Item extends StripeObject>(
  context: StripeContext,
  item: Item,
  fields: Partial<Item>,
  eventType: string,
): void {
  const previous: Partial<Item> = {};
  for (const name of Object.keys(fields) as (keyof Item)[]) {
    if (JSON.stringify(item[name]) !== JSON.stringify(fields[name])) previous[name] = structuredClone(item[name]);
  }
  Object.assign(item, fields);
  if (Object.keys(previous).length > 0) context.emit(eventType, item, previous);
}
