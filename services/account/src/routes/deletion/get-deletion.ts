import { getDeletion } from '@datewright/contracts/account/get-deletion';
import { getClientAddress } from '@datewright/service-kit/http/client-address';
import { redeemByIp } from '../../rules/rate-limits.ts';
import { findDeletion } from '../../use-cases/deletion/find-deletion.ts';
import { enforceRateLimit } from '../../use-cases/enforce-rate-limit.ts';
import type { Route } from '../route.ts';

export const getDeletionRoute: Route = (routes, ctx) =>
  routes.call(getDeletion, async ({ params, req }) => {
    await enforceRateLimit(ctx, redeemByIp, getClientAddress(req));
    return findDeletion(ctx, params.reference);
  });
