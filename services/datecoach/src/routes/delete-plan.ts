import { deletePlan as call } from '@datewright/contracts/datecoach/delete-plan';
import { deletePlan } from '../use-cases/delete-plan.ts';
import type { Route } from './route.ts';

export const deletePlanRoute: Route = (routes, ctx) =>
  routes.call(call, ({ caller, params }) => deletePlan(ctx, caller.userId, params.planId));
