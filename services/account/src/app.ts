import { stripeWebhook } from '@datewright/contracts/account/stripe-webhook';
import { pingMongo } from '@datewright/service-kit/database/mongo';
import { createApp } from '@datewright/service-kit/http/app';
import { createServiceRouter } from '@datewright/service-kit/http/router';
import type { AppContext } from './context.ts';
import { authServiceRoute } from './routes/auth-service.ts';
import { createCheckoutSessionRoute } from './routes/billing/create-checkout-session.ts';
import { createCustomerPortalRoute } from './routes/billing/create-customer-portal.ts';
import { getOffersRoute } from './routes/billing/get-offers.ts';
import { getPurchaseRoute } from './routes/billing/get-purchase.ts';
import { getSubscriptionTierRoute } from './routes/billing/get-subscription-tier.ts';
import { getWithdrawalRoute } from './routes/billing/get-withdrawal.ts';
import { listInvoicesRoute } from './routes/billing/list-invoices.ts';
import { stripeWebhookRoute } from './routes/billing/stripe-webhook.ts';
import { upgradeRoutes } from './routes/billing/upgrade.ts';
import { withdrawRoute } from './routes/billing/withdraw.ts';
import { checkCreditsRoute } from './routes/credits/check-credits.ts';
import { commitCreditsRoute } from './routes/credits/commit-credits.ts';
import { getCreditHistoryRoute } from './routes/credits/get-credit-history.ts';
import { releaseCreditsRoute } from './routes/credits/release-credits.ts';
import { reserveCreditsRoute } from './routes/credits/reserve-credits.ts';
import { deletionRoutes } from './routes/deletion/deletion.ts';
import { emailChangeLinkRoutes, emailChangeRoutes } from './routes/email-change/email-change.ts';
import { googleRoute } from './routes/google/google.ts';
import { createAccountGuards } from './routes/guards.ts';
import { changePasswordRoute } from './routes/passwords/change-password.ts';
import { setNewPasswordRoute } from './routes/passwords/set-new-password.ts';
import { exportMemberDataRoute } from './routes/profile/export-member-data.ts';
import { findAddressRoute } from './routes/profile/find-address.ts';
import { ownProfileRoutes } from './routes/profile/own-profile.ts';
import { userProfileRoute } from './routes/profile/user-profile.ts';
import { createAccessTokenRoute } from './routes/sessions/create-access-token.ts';
import { endSessionRoute } from './routes/sessions/end-session.ts';
import { getSessionRoute } from './routes/sessions/get-session.ts';
import { jwksRoute } from './routes/sessions/jwks.ts';
import { listEndedSessionsRoute } from './routes/sessions/list-ended-sessions.ts';
import { listSessionsRoute } from './routes/sessions/list-sessions.ts';
import { signOutRoute } from './routes/sessions/sign-out.ts';
import { redeemConfirmationRoute } from './routes/sign-up/redeem-confirmation.ts';
import { resendConfirmationRoute } from './routes/sign-up/resend-confirmation.ts';

const routeFactories = [
  authServiceRoute,
  userProfileRoute,
  getSessionRoute,
  createAccessTokenRoute,
  signOutRoute,
  setNewPasswordRoute,
  changePasswordRoute,
  listSessionsRoute,
  endSessionRoute,
  listEndedSessionsRoute,
  resendConfirmationRoute,
  redeemConfirmationRoute,
  jwksRoute,
  googleRoute,
  emailChangeRoutes,
  emailChangeLinkRoutes,
  checkCreditsRoute,
  reserveCreditsRoute,
  commitCreditsRoute,
  releaseCreditsRoute,
  getCreditHistoryRoute,
  getOffersRoute,
  createCheckoutSessionRoute,
  createCustomerPortalRoute,
  getSubscriptionTierRoute,
  getPurchaseRoute,
  listInvoicesRoute,
  getWithdrawalRoute,
  withdrawRoute,
  upgradeRoutes,
  deletionRoutes,
  ownProfileRoutes,
  exportMemberDataRoute,
  findAddressRoute,
  stripeWebhookRoute,
];

export function createAccountApp(ctx: AppContext) {
  const routes = createServiceRouter(ctx.config.PUBLIC_ORIGIN, createAccountGuards(ctx));
  for (const add of routeFactories) add(routes, ctx);
  return createApp({
    service: 'account',
    log: ctx.log,
    metrics: ctx.metrics,
    trustProxyHops: ctx.config.TRUST_PROXY_HOPS,
    ready: () => pingMongo(ctx.connection),
    routes,
    signedPaths: [stripeWebhook.path],
  });
}
