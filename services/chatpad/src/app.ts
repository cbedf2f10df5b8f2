import { createApp } from '@datewright/service-kit/app';
import { pingMongo } from '@datewright/service-kit/mongo';
import { serviceRouter } from '@datewright/service-kit/router';
import type { AppContext } from './context.ts';
import { chatpadGuards } from './guards.ts';
import { createMatchRoute } from './routes/create-match.ts';
import { deleteAllMatchesRoute } from './routes/delete-all-matches.ts';
import { deleteMatchRoute } from './routes/delete-match.ts';
import { getMatchRoute } from './routes/get-match.ts';
import { listMatchesRoute } from './routes/list-matches.ts';
import { readScreenshotRoute } from './routes/read-screenshot.ts';
import { saveSuggestionRoute } from './routes/save-suggestion.ts';
import { suggestRoute } from './routes/suggest.ts';
import { updateMatchRoute } from './routes/update-match.ts';

const calls = [
  listMatchesRoute,
  createMatchRoute,
  getMatchRoute,
  updateMatchRoute,
  deleteMatchRoute,
  deleteAllMatchesRoute,
  saveSuggestionRoute,
  suggestRoute,
  readScreenshotRoute,
];

export function chatpadApp(ctx: AppContext) {
  const routes = serviceRouter(ctx.config.PUBLIC_ORIGIN, chatpadGuards(ctx.config));
  for (const add of calls) add(routes, ctx);
  return createApp({
    service: 'chatpad',
    log: ctx.log,
    metrics: ctx.metrics,
    trustProxyHops: ctx.config.TRUST_PROXY_HOPS,
    ready: () => pingMongo(ctx.connection),
    routes,
  });
}
