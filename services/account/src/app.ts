import { stripeWebhook } from '@datewright/contracts/account/stripe-webhook';
import { createApp } from '@datewright/service-kit/app';
import { pingMongo } from '@datewright/service-kit/mongo';
import { serviceRouter } from '@datewright/service-kit/router';
import type { AppContext } from './context.ts';
import { accountGuards } from './guards.ts';
import { authServiceRoute } from './routes/auth-service.ts';
import { changePasswordRoute } from './routes/change-password.ts';
import { checkCreditsRoute } from './routes/check-credits.ts';
import { commitCreditsRoute } from './routes/commit-credits.ts';
import { createAccessTokenRoute } from './routes/create-access-token.ts';
import { createCheckoutSessionRoute } from './routes/create-checkout-session.ts';
import { createCustomerPortalRoute } from './routes/create-customer-portal.ts';
import { deletionRoutes } from './routes/deletion.ts';
import { emailChangeLinkRoutes, emailChangeRoutes } from './routes/email-change.ts';
import { endSessionRoute } from './routes/end-session.ts';
import { exportMemberDataRoute } from './routes/export-member-data.ts';
import { findAddressRoute } from './routes/find-address.ts';
import { getCreditHistoryRoute } from './routes/get-credit-history.ts';
import { getOffersRoute } from './routes/get-offers.ts';
import { getPurchaseRoute } from './routes/get-purchase.ts';
import { getSessionRoute } from './routes/get-session.ts';
import { getSubscriptionTierRoute } from './routes/get-subscription-tier.ts';
import { getWithdrawalRoute } from './routes/get-withdrawal.ts';
import { googleRoute } from './routes/google.ts';
import { jwksRoute } from './routes/jwks.ts';
import { listEndedSessionsRoute } from './routes/list-ended-sessions.ts';
import { listInvoicesRoute } from './routes/list-invoices.ts';
import { listSessionsRoute } from './routes/list-sessions.ts';
import { ownProfileRoutes } from './routes/own-profile.ts';
import { redeemConfirmationRoute } from './routes/redeem-confirmation.ts';
import { releaseCreditsRoute } from './routes/release-credits.ts';
import { resendConfirmationRoute } from './routes/resend-confirmation.ts';
import { reserveCreditsRoute } from './routes/reserve-credits.ts';
import { setNewPasswordRoute } from './routes/set-new-password.ts';
import { signOutRoute } from './routes/sign-out.ts';
import { stripeWebhookRoute } from './routes/stripe-webhook.ts';
import { upgradeRoutes } from './routes/upgrade.ts';
import { userProfileRoute } from './routes/user-profile.ts';
import { withdrawRoute } from './routes/withdraw.ts';

const calls = [
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

export function accountApp(ctx: AppContext) {
  const routes = serviceRouter(ctx.config.PUBLIC_ORIGIN, accountGuards(ctx));
  for (const add of calls) add(routes, ctx);
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
