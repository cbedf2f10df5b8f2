import { createCustomerPortal } from '@datewright/contracts/account/create-customer-portal';
import { AppError } from '@datewright/service-kit/errors';
import { paymentPagesOfMember } from '../rules/limits.ts';
import { openPortal } from '../use-cases/billing/open-portal.ts';
import { takeAttempt } from '../use-cases/take-attempt.ts';
import type { Route } from './route.ts';

export const createCustomerPortalRoute: Route = (routes, ctx) =>
  routes.call(createCustomerPortal, async ({ caller, body: { userId, ...wish } }) => {
    if (userId !== caller.user._id) throw new AppError('not_found');
    await takeAttempt(ctx, paymentPagesOfMember, userId);
    return { url: await openPortal(ctx, caller.user, wish) };
  });
