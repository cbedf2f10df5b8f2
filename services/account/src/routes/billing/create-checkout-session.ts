import { createCheckoutSession } from '@datewright/contracts/account/create-checkout-session';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { paymentPageByMember } from '../../rules/rate-limits.ts';
import { startCheckout } from '../../use-cases/billing/start-checkout.ts';
import { enforceRateLimit } from '../../use-cases/enforce-rate-limit.ts';
import type { Route } from '../route.ts';

const activeSubscription = 'You already have an active subscription. Redirecting to subscription management.';

export const createCheckoutSessionRoute: Route = (routes, ctx) =>
  routes.call(createCheckoutSession, async ({ caller, body }) => {
    const { priceId, planType, userId, source = '', consentToStart = false } = body;
    if (userId !== caller.user._id) throw new AppError('not_found');
    await enforceRateLimit(ctx, paymentPageByMember, userId);
    const checkout = await startCheckout(ctx, caller.user, { priceId, planType, source, consentToStart });
    return 'url' in checkout ? checkout : { ...checkout, message: activeSubscription };
  });
