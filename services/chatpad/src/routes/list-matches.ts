import { listMatches } from '@datewright/contracts/chatpad/list-matches';
import { readPage } from '@datewright/service-kit/database/page-cursor';
import { countFreeStops } from '../rules/free-stops.ts';
import type { Route } from './route.ts';

export const listMatchesRoute: Route = (routes, ctx) =>
  routes.call(listMatches, async ({ caller: { userId }, query }) => {
    const [list, freeStops] = await Promise.all([
      query.limit === undefined
        ? ctx.matches.listWhole(userId).then((matches) => ({ matches }))
        : ctx.matches.listPage(userId, readPage(query)),
      countFreeStops(ctx, userId),
    ]);
    return { ...list, freeStops };
  });
