import { savePlan as call } from '@datewright/contracts/datecoach/save-plan';
import { savePlan } from '../use-cases/save-plan.ts';
import type { Route } from './route.ts';

export const savePlanRoute: Route = (routes, ctx) =>
  routes.call(call, ({ caller, params, body }) => savePlan(ctx, caller.userId, params.planId, body));
