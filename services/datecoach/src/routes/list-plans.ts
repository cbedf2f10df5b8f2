import { listPlans } from '@datewright/contracts/datecoach/list-plans';
import type { Route } from './route.ts';

export const listPlansRoute: Route = (routes, ctx) =>
  routes.call(listPlans, async ({ caller }) => ({ plans: await ctx.plans.list(caller.userId) }));
