import { createPlanLink as call } from '@datewright/contracts/datecoach/plan-link';
import { createPlanLink } from '../use-cases/create-plan-link.ts';
import type { Route } from './route.ts';

export const createPlanLinkRoute: Route = (routes, ctx) =>
  routes.call(call, ({ caller, params }) => createPlanLink(ctx, caller.userId, params.planId));
