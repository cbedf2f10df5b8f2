import { z } from '@datewright/contracts/zod';
import { addEndpoint } from '../events/endpoints.ts';
import type { WebhookEndpoint } from '../store/stripe-objects.ts';
import { endpoint } from '../wire/endpoint.ts';
import { invalidRequest, requireFound } from '../wire/errors.ts';
import { paginate } from '../wire/pagination.ts';
import {
  applyUnset,
  flag,
  listFields,
  mergeMetadata,
  metadata,
  range,
  text,
  unsettable,
  withinRange,
} from '../wire/params.ts';

const none = z.strictObject({});
const listEvents = z.strictObject({
  ...listFields,
  type: z.optional(text),
  types: z.optional(z.array(text)),
  created: z.optional(range),
  delivery_success: z.optional(flag),
});
const fields = { description: z.optional(unsettable), metadata: z.optional(metadata) };
const createEndpoint = z.strictObject({
  url: text,
  enabled_events: z.array(text),
  api_version: z.optional(text),
  ...fields,
});
const updateEndpoint = z.strictObject({
  url: z.optional(text),
  enabled_events: z.optional(z.array(text)),
  disabled: z.optional(flag),
  ...fields,
});

/** `customer.*` matches every type with that prefix. */
const matches = (type: string, wanted: string) =>
  wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;

/** The secret is returned only once, when the endpoint is created. */
const withoutSecret = ({ secret: _secret, ...shown }: WebhookEndpoint) => shown;

function mustBeUrl(url: string) {
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) throw invalidRequest('Invalid URL', 'url', 'url_invalid');
}

export const events = [
  endpoint('GET', '/events', listEvents, ({ store }, { type, types, created, delivery_success, ...page }) => {
    const wanted = types ?? (type ? [type] : ['*']);
    const fits = store.events.where(
      (event) =>
        wanted.some((one) => matches(event.type, one)) &&
        withinRange(event.created, created) &&
        (delivery_success === undefined || delivery_success === (event.pending_webhooks === 0)),
    );
    return paginate(fits, page, '/v1/events');
  }),
  endpoint('GET', '/events/:id', none, ({ store }, _params, { id }) => requireFound(store.events.get(id), 'event', id)),
  endpoint(
    'POST',
    '/webhook_endpoints',
    createEndpoint,
    (context, { api_version: _version, description, metadata: given, ...wanted }) => {
      mustBeUrl(wanted.url);
      const made = addEndpoint(context, {
        ...wanted,
        description: description || null,
        metadata: mergeMetadata({}, given),
      });
      context.markChanged();
      return made;
    },
  ),
  endpoint('GET', '/webhook_endpoints', z.strictObject(listFields), ({ store }, page) =>
    paginate(store.webhookEndpoints.all().map(withoutSecret), page, '/v1/webhook_endpoints'),
  ),
  endpoint('GET', '/webhook_endpoints/:id', none, ({ store }, _params, { id }) =>
    withoutSecret(requireFound(store.webhookEndpoints.get(id), 'webhook endpoint', id)),
  ),
  endpoint(
    'POST',
    '/webhook_endpoints/:id',
    updateEndpoint,
    (context, { disabled, description, metadata: given, ...wanted }, { id }) => {
      const known = requireFound(context.store.webhookEndpoints.get(id), 'webhook endpoint', id);
      if (wanted.url) mustBeUrl(wanted.url);
      Object.assign(known, wanted, {
        description: applyUnset(description, known.description),
        metadata: mergeMetadata(known.metadata, given),
        ...(disabled !== undefined && { status: disabled ? 'disabled' : 'enabled' }),
      });
      context.markChanged();
      return withoutSecret(known);
    },
  ),
  endpoint('DELETE', '/webhook_endpoints/:id', none, (context, _params, { id }) => {
    requireFound(context.store.webhookEndpoints.get(id), 'webhook endpoint', id);
    context.store.webhookEndpoints.delete(id);
    context.markChanged();
    return { id, object: 'webhook_endpoint', deleted: true };
  }),
];
