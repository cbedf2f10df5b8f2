import { createApp } from '@datewright/service-kit/app';
import { pingMongo } from '@datewright/service-kit/mongo';
import { serviceRouter } from '@datewright/service-kit/router';
import type { AppContext } from './context.ts';
import { marketingGuards } from './guards.ts';
import { contactFormRoute } from './routes/contact-form.ts';
import { deskPostsRoutes } from './routes/desk-posts.ts';
import { deskVersionsRoutes } from './routes/desk-versions.ts';
import { exportMemberDataRoute } from './routes/export-member-data.ts';
import { getLegalRoute } from './routes/get-legal.ts';
import { keepConsentRoute } from './routes/keep-consent.ts';
import { listClaimsRoute } from './routes/list-claims.ts';
import { machineFilesRoutes } from './routes/machine-files.ts';
import { newsletterRoutes } from './routes/newsletter.ts';
import { openGraphPictureRoute } from './routes/open-graph-picture.ts';
import { postPicturesRoutes } from './routes/post-pictures.ts';
import { readNumbersRoute } from './routes/read-numbers.ts';
import { readPostsRoutes } from './routes/read-posts.ts';
import { recordEventsRoute } from './routes/record-events.ts';

const calls = [
  listClaimsRoute,
  getLegalRoute,
  keepConsentRoute,
  recordEventsRoute,
  readPostsRoutes,
  newsletterRoutes,
  contactFormRoute,
  machineFilesRoutes,
  openGraphPictureRoute,
  deskPostsRoutes,
  deskVersionsRoutes,
  postPicturesRoutes,
  readNumbersRoute,
  exportMemberDataRoute,
];

export function marketingApp(ctx: AppContext) {
  const routes = serviceRouter(ctx.config.PUBLIC_ORIGIN, marketingGuards(ctx));
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
