import { createApp } from '@datewright/service-kit/app';
import { pingMongo } from '@datewright/service-kit/mongo';
import { serviceRouter } from '@datewright/service-kit/router';
import type { AppContext } from './context.ts';
import { listClaimsRoute } from './routes/list-claims.ts';
import { recordEventsRoute } from './routes/record-events.ts';

const calls = [listClaimsRoute, recordEventsRoute];

export function marketingApp(ctx: AppContext) {
  const routes = serviceRouter(ctx.config.PUBLIC_ORIGIN, {});
  for (const add of calls) add(routes, ctx);
  return createApp({
    service: 'marketing',
    log: ctx.log,
    metrics: ctx.metrics,
    trustProxyHops: ctx.config.TRUST_PROXY_HOPS,
    ready: () => pingMongo(ctx.connection),
    routes,
  });
}
