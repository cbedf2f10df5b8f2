import { openPlanLink as call } from '@datewright/contracts/datecoach/plan-link';
import { getClientAddress } from '@datewright/service-kit/http/client-address';
import { openPlanLink } from '../use-cases/open-plan-link.ts';
import type { Route } from './route.ts';

export const openPlanLinkRoute: Route = (routes, ctx) =>
  routes.call(call, ({ body, req }) => openPlanLink(ctx, body.token, getClientAddress(req)));
