import { listLines as call } from '@datewright/contracts/chatpad/list-lines';
import { listLines } from '../use-cases/list-lines.ts';
import type { Route } from './route.ts';

export const listLinesRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ caller }) => ({ lines: await listLines(ctx, caller.userId) }));
