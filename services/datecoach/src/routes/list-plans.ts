import { maxStoredItems } from '@datewright/contracts/datecoach/limits';
import { listPlans } from '@datewright/contracts/datecoach/list-plans';
import { readTextPage } from '@datewright/service-kit/database/page-cursor';
import { planOrder } from '../data/plan-repository.ts';
import { withHiddenTexts } from '../use-cases/hide-harmful-texts.ts';
import type { Route } from './route.ts';

export const listPlansRoute: Route = (routes, ctx) =>
  routes.call(listPlans, async ({ caller, query }) => {
    const page = readTextPage(query, maxStoredItems.plans, planOrder);
    const { plans, earlier } = await ctx.plans.listPage(caller.userId, page);
    return { plans: await Promise.all(plans.map((plan) => withHiddenTexts(ctx, plan))), earlier };
  });
