import { listLines as call } from '@datewright/contracts/chatpad/list-lines';
import { readPage } from '@datewright/service-kit/database/page-cursor';
import { maxRounds } from '../data/round-repository.ts';
import { listLines } from '../use-cases/list-lines.ts';
import type { Route } from './route.ts';

export const listLinesRoute: Route = (routes, ctx) =>
  routes.call(call, ({ caller, query }) => listLines(ctx, caller.userId, readPage(query, maxRounds)));
