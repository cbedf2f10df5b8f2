import { pingMongo } from '@datewright/service-kit/database/mongo';
import { createApp } from '@datewright/service-kit/http/app';
import { createServiceRouter } from '@datewright/service-kit/http/router';
import { createConsole } from './console/console.ts';
import type { AppContext } from './context.ts';
import { registryGuards } from './guards.ts';
import { createPreviewPages } from './preview-pages/preview-pages.ts';
import { canaryRoute } from './routes/canary.ts';
import { canaryHealthRoute } from './routes/canary-health.ts';
import { compositionRoute } from './routes/composition.ts';
import { filesRoute } from './routes/files.ts';
import { historyRoute } from './routes/history.ts';
import { listRemotesRoute } from './routes/list-remotes.ts';
import { previewRoute } from './routes/preview.ts';
import { promoteRoute } from './routes/promote.ts';
import { publishRoute } from './routes/publish.ts';
import { releaseTableRoute } from './routes/release-table.ts';
import { rollbackRoute } from './routes/rollback.ts';
import { trialRoute } from './routes/trial.ts';
import { trialRunnerRoute } from './routes/trial-runner.ts';
import { unmetNeedsRoute } from './routes/unmet-needs.ts';
import { viewsRoute } from './routes/views.ts';
import { withdrawRoute } from './routes/withdraw.ts';

const calls = [
  compositionRoute,
  releaseTableRoute,
  listRemotesRoute,
  unmetNeedsRoute,
  publishRoute,
  promoteRoute,
  canaryRoute,
  rollbackRoute,
  withdrawRoute,
  historyRoute,
  canaryHealthRoute,
  viewsRoute,
  trialRoute,
  trialRunnerRoute,
  previewRoute,
  filesRoute,
];

export function registryApp(ctx: AppContext) {
  const routes = createServiceRouter(ctx.config.PUBLIC_ORIGIN, registryGuards(ctx.config));
  for (const add of calls) add(routes, ctx);
  routes.router.use('/console', createConsole(ctx));
  routes.router.use('/registry/v1/previews', createPreviewPages(ctx));
  return createApp({
    service: 'registry',
    log: ctx.log,
    metrics: ctx.metrics,
    trustProxyHops: ctx.config.TRUST_PROXY_HOPS,
    ready: () => pingMongo(ctx.connection),
    routes,
  });
}
