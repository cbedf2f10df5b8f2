import { maxStoredItems } from '@datewright/contracts/datecoach/limits';
import { listPlans } from '@datewright/contracts/datecoach/list-plans';
import { readTextPage } from '@datewright/service-kit/database/page-cursor';
import { planOrder } from '../data/plan-repository.ts';
import type { Route } from './route.ts';

export const listPlansRoute: Route = (routes, ctx) =>
  routes.call(listPlans, ({ caller, query }) =>
    ctx.plans.listPage(caller.userId, readTextPage(query, maxStoredItems.plans, planOrder)),
  );
