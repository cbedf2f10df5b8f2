import { listMatches } from '@datewright/contracts/chatpad/list-matches';
import { countFreeStops } from '../rules/free-stops.ts';
import type { Route } from './route.ts';

export const listMatchesRoute: Route = (routes, ctx) =>
  routes.call(listMatches, async ({ caller }) => {
    const [matches, stops] = await Promise.all([ctx.matches.list(caller.userId), countFreeStops(ctx, caller.userId)]);
    return { matches, freeStops: stops };
  });
