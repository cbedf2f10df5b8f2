import { randomBytes } from 'node:crypto';
import { apiVersion } from '../api-version.ts';
import type { WebhookEndpoint } from '../store/stripe-objects.ts';
import type { StripeContext } from '../stripe-context.ts';

interface NewEndpoint {
  url: string;
  enabled_events: string[];
  description?: string | null;
  metadata?: Record<string, string>;
  secret?: string;
}

export function addEndpoint(context: StripeContext, params: NewEndpoint): WebhookEndpoint {
  return context.store.webhookEndpoints.add({
    id: context.newId('we'),
    object: 'webhook_endpoint',
    api_version: apiVersion,
    application: null,
    created: context.now(),
    description: params.description ?? null,
    enabled_events: params.enabled_events,
    livemode: false,
    metadata: params.metadata ?? {},
    secret: params.secret ?? `whsec_${randomBytes(24).toString('base64url')}`,
    status: 'enabled',
    url: params.url,
  });
}

const configuredMetadata = { sandbox: 'from the settings' };

/** Replaces the endpoint that the environment named before with the one that it names now. */
export function useConfiguredEndpoint(
  context: StripeContext,
  url: string | undefined,
  secret: string | undefined,
): void {
  const { webhookEndpoints } = context.store;
  const before = webhookEndpoints.where(({ metadata }) => metadata.sandbox === configuredMetadata.sandbox);
  const same = before.find((endpoint) => endpoint.url === url && endpoint.secret === secret);
  for (const endpoint of before) if (endpoint !== same) webhookEndpoints.delete(endpoint.id);
  if (!url || !secret || same) return;
  addEndpoint(context, { url, secret, enabled_events: ['*'], metadata: configuredMetadata });
  context.markChanged();
}

export const isSubscribedTo = ({ status, enabled_events }: WebhookEndpoint, type: string) =>
  status === 'enabled' && (enabled_events.includes('*') || enabled_events.includes(type));
