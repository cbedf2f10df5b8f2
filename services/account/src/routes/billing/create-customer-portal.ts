import { createCustomerPortal } from '@datewright/contracts/account/create-customer-portal';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { paymentPageByMember } from '../../rules/rate-limits.ts';
import { openPortal } from '../../use-cases/billing/open-portal.ts';
import { enforceRateLimit } from '../../use-cases/enforce-rate-limit.ts';
import type { Route } from '../route.ts';

export const createCustomerPortalRoute: Route = (routes, ctx) =>
  routes.call(createCustomerPortal, async ({ caller, body: { userId, ...wish } }) => {
    if (userId !== caller.user._id) throw new AppError('not_found');
    await enforceRateLimit(ctx, paymentPageByMember, userId);
    return { url: await openPortal(ctx, caller.user, wish) };
  });
