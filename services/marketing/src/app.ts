import { pingMongo } from '@datewright/service-kit/database/mongo';
import { createApp } from '@datewright/service-kit/http/app';
import { createServiceRouter } from '@datewright/service-kit/http/router';
import type { AppContext } from './context.ts';
import { createMarketingGuards } from './guards.ts';
import { createPostRoute } from './routes/admin/create-post.ts';
import { deletePostRoute } from './routes/admin/delete-post.ts';
import { getAnalyticsRoute } from './routes/admin/get-analytics.ts';
import { getAdminPostRoute } from './routes/admin/get-post.ts';
import { getPostVersionRoute } from './routes/admin/get-post-version.ts';
import { listPostVersionsRoute } from './routes/admin/list-post-versions.ts';
import { listAdminPostsRoute } from './routes/admin/list-posts.ts';
import { previewPostRoute } from './routes/admin/preview-post.ts';
import { publishPostRoute } from './routes/admin/publish-post.ts';
import { savePostRoute } from './routes/admin/save-post.ts';
import { unpublishPostRoute } from './routes/admin/unpublish-post.ts';
import { uploadPostPictureRoute } from './routes/admin/upload-post-picture.ts';
import { getRobotsRoute } from './routes/crawler-files/get-robots.ts';
import { getRssRoute } from './routes/crawler-files/get-rss.ts';
import { getSitemapRoute } from './routes/crawler-files/get-sitemap.ts';
import { exportMemberDataRoute } from './routes/export-member-data.ts';
import { getLegalRoute } from './routes/get-legal.ts';
import { getOgImageRoute } from './routes/get-og-image.ts';
import { getPostRoute } from './routes/get-post.ts';
import { getPostDrawingRoute } from './routes/get-post-drawing.ts';
import { getPostPictureRoute } from './routes/get-post-picture.ts';
import { getPostsRevisionRoute } from './routes/get-posts-revision.ts';
import { listClaimsRoute } from './routes/list-claims.ts';
import { listPostsRoute } from './routes/list-posts.ts';
import { confirmSubscriptionRoute } from './routes/newsletter/confirm-subscription.ts';
import { oneClickUnsubscribeRoute } from './routes/newsletter/one-click-unsubscribe.ts';
import { oneClickUnsubscribePageRoute } from './routes/newsletter/one-click-unsubscribe-page.ts';
import { requestSubscriptionRoute } from './routes/newsletter/request-subscription.ts';
import { unsubscribeRoute } from './routes/newsletter/unsubscribe.ts';
import { recordConsentRoute } from './routes/record-consent.ts';
import { recordEventsRoute } from './routes/record-events.ts';
import { submitContactFormRoute } from './routes/submit-contact-form.ts';

const publicRoutes = [
  listClaimsRoute,
  getLegalRoute,
  recordConsentRoute,
  recordEventsRoute,
  listPostsRoute,
  getPostRoute,
  getPostsRevisionRoute,
  getPostPictureRoute,
  getPostDrawingRoute,
  getOgImageRoute,
  submitContactFormRoute,
];
const newsletterRoutes = [
  requestSubscriptionRoute,
  confirmSubscriptionRoute,
  unsubscribeRoute,
  oneClickUnsubscribeRoute,
  oneClickUnsubscribePageRoute,
];
const crawlerFileRoutes = [getRobotsRoute, getSitemapRoute, getRssRoute];
const adminRoutes = [
  listAdminPostsRoute,
  createPostRoute,
  getAdminPostRoute,
  savePostRoute,
  publishPostRoute,
  unpublishPostRoute,
  deletePostRoute,
  previewPostRoute,
  listPostVersionsRoute,
  getPostVersionRoute,
  uploadPostPictureRoute,
  getAnalyticsRoute,
];
const routeRegistrars = [
  ...publicRoutes,
  ...newsletterRoutes,
  ...crawlerFileRoutes,
  ...adminRoutes,
  exportMemberDataRoute,
];

export function createMarketingApp(ctx: AppContext) {
  const routes = createServiceRouter(ctx.config.PUBLIC_ORIGIN, createMarketingGuards(ctx));
  for (const addRoute of routeRegistrars) addRoute(routes, ctx);
  return createApp({
    service: 'marketing',
    log: ctx.log,
    metrics: ctx.metrics,
    trustProxyHops: ctx.config.TRUST_PROXY_HOPS,
    ready: () => pingMongo(ctx.connection),
    routes,
  });
}
