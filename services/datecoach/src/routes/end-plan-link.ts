import { endPlanLink as call } from '@datewright/contracts/datecoach/plan-link';
import { endPlanLink } from '../use-cases/end-plan-link.ts';
import type { Route } from './route.ts';

export const endPlanLinkRoute: Route = (routes, ctx) =>
  routes.call(call, ({ caller, params }) => endPlanLink(ctx, caller.userId, params.planId));
