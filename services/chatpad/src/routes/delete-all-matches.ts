import { deleteAllMatches as call } from '@datewright/contracts/chatpad/delete-all-matches';
import { deleteAllMatches } from '../use-cases/delete-all-matches.ts';
import type { Route } from './route.ts';

export const deleteAllMatchesRoute: Route = (routes, ctx) =>
  routes.call(call, ({ caller }) => deleteAllMatches(ctx, caller.userId));
