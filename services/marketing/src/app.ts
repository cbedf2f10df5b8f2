import { createApp } from '@datewright/service-kit/app';
import { pingMongo } from '@datewright/service-kit/mongo';
import { type ServiceRouter, serviceRouter } from '@datewright/service-kit/router';
import type { Express } from 'express';
import type { AppContext } from './context.ts';
import { addListClaims } from './routes/list-claims.ts';
import { addRecordEvents } from './routes/record-events.ts';

// Marketing speaks to everyone: it has no guards.
export type MarketingRouter = ServiceRouter<Record<never, never>>;

export function createMarketingApp(context: AppContext): Express {
  const { config, log, metrics, connection } = context;
  const routes: MarketingRouter = serviceRouter(config.PUBLIC_ORIGIN, {});
  for (const add of [addListClaims, addRecordEvents]) add(routes, context);
  return createApp({
    service: 'marketing',
    log,
    metrics,
    trustProxyHops: config.TRUST_PROXY_HOPS,
    ready: () => pingMongo(connection),
    routes,
  });
}
