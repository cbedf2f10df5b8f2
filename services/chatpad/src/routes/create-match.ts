import { createMatch as call } from '@datewright/contracts/chatpad/create-match';
import { createMatch } from '../use-cases/create-match.ts';
import type { Route } from './route.ts';

export const createMatchRoute: Route = (routes, ctx) =>
  routes.call(call, ({ caller, body }) => createMatch(ctx, caller.userId, body));
