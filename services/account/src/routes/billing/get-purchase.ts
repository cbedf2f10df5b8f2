import { getPurchase } from '@datewright/contracts/account/get-purchase';
import { findPurchase } from '../../use-cases/billing/find-purchase.ts';
import type { Route } from '../route.ts';

export const getPurchaseRoute: Route = (routes, ctx) =>
  routes.call(getPurchase, ({ caller, params }) => findPurchase(ctx, caller.user, params.sessionId));
