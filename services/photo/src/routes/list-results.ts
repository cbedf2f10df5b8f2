import { listResults as call } from '@datewright/contracts/photo/list-results';
import { readPage } from '@datewright/service-kit/database/page-cursor';
import type { Route } from './route.ts';

export const listResultsRoute: Route = (routes, ctx) =>
  routes.call(call, ({ caller, query }) => ctx.analyses.listResults(caller.userId, readPage(query)));
