import { pingMongo } from '@datewright/service-kit/database/mongo';
import { createApp } from '@datewright/service-kit/http/app';
import { createServiceRouter } from '@datewright/service-kit/http/router';
import type { AppContext } from './context.ts';
import { createMarketingGuards } from './guards.ts';
import { getAnalyticsRoute } from './routes/admin/get-analytics.ts';
import { adminPostVersionRoutes } from './routes/admin/post-versions.ts';
import { adminPostRoutes } from './routes/admin/posts.ts';
import { crawlerFileRoutes } from './routes/crawler-files.ts';
import { exportMemberDataRoute } from './routes/export-member-data.ts';
import { getLegalRoute } from './routes/get-legal.ts';
import { getOgImageRoute } from './routes/get-og-image.ts';
import { postRoutes } from './routes/get-posts.ts';
import { listClaimsRoute } from './routes/list-claims.ts';
import { newsletterRoutes } from './routes/newsletter.ts';
import { postPictureRoutes } from './routes/post-pictures.ts';
import { recordConsentRoute } from './routes/record-consent.ts';
import { recordEventsRoute } from './routes/record-events.ts';
import { submitContactFormRoute } from './routes/submit-contact-form.ts';

const routeRegistrars = [
  listClaimsRoute,
  getLegalRoute,
  recordConsentRoute,
  recordEventsRoute,
  postRoutes,
  newsletterRoutes,
  submitContactFormRoute,
  crawlerFileRoutes,
  getOgImageRoute,
  adminPostRoutes,
  adminPostVersionRoutes,
  postPictureRoutes,
  getAnalyticsRoute,
  exportMemberDataRoute,
];

export function createMarketingApp(ctx: AppContext) {
  const routes = createServiceRouter(ctx.config.PUBLIC_ORIGIN, createMarketingGuards(ctx));
  for (const add of routeRegistrars) add(routes, ctx);
  return createApp({
    service: 'marketing',
    log: ctx.log,
    metrics: ctx.metrics,
    trustProxyHops: ctx.config.TRUST_PROXY_HOPS,
    ready: () => pingMongo(ctx.connection),
    routes,
  });
}
