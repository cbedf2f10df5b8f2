import { createPlanLink, endPlanLink, openPlanLink } from '@datewright/contracts/datecoach/plan-link';
import { getClientAddress } from '@datewright/service-kit/http/client-address';
import * as links from '../use-cases/plan-link.ts';
import type { Route } from './route.ts';

export const planLinkRoutes: Route = (routes, ctx) => {
  routes.call(createPlanLink, ({ caller, params }) => links.createPlanLink(ctx, caller.userId, params.planId));
  routes.call(endPlanLink, ({ caller, params }) => links.endPlanLink(ctx, caller.userId, params.planId));
  routes.call(openPlanLink, ({ body, req }) => links.openPlanLink(ctx, body.token, getClientAddress(req)));
};
