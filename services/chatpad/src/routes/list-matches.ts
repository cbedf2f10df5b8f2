import { listMatches } from '@datewright/contracts/chatpad';
import type { Route } from './route.ts';

export const listMatchesRoute: Route = (routes, ctx) =>
  routes.call(listMatches, async ({ caller }) => ({ matches: await ctx.matches.list(caller.userId) }));
