import { savePlan as call } from '@datewright/contracts/datecoach/save-plan';
import { withHiddenTexts } from '../use-cases/hide-harmful-texts.ts';
import { savePlan } from '../use-cases/save-plan.ts';
import type { Route } from './route.ts';

export const savePlanRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ caller, params, body }) =>
    withHiddenTexts(ctx, await savePlan(ctx, caller.userId, params.planId, body)),
  );
