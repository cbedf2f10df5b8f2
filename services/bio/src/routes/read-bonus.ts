import { readBonus } from '@datewright/contracts/bio/read-bonus';
import type { Route } from './route.ts';

export const readBonusRoute: Route = (routes, ctx) =>
  routes.call(readBonus, async ({ caller }) => ({ available: await ctx.bonuses.isAvailable(caller, ctx.now()) }));
