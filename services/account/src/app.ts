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
import { quoteUpgradeRoute } from './routes/billing/quote-upgrade.ts';
import { stripeWebhookRoute } from './routes/billing/stripe-webhook.ts';
import { upgradeSubscriptionRoute } from './routes/billing/upgrade-subscription.ts';
import { withdrawRoute } from './routes/billing/withdraw.ts';
import { checkCreditsRoute } from './routes/credits/check-credits.ts';
import { commitCreditsRoute } from './routes/credits/commit-credits.ts';
import { getCreditHistoryRoute } from './routes/credits/get-credit-history.ts';
import { releaseCreditsRoute } from './routes/credits/release-credits.ts';
import { reserveCreditsRoute } from './routes/credits/reserve-credits.ts';
import { confirmErasureRoute } from './routes/deletion/confirm-erasure.ts';
import { deleteAccountRoute } from './routes/deletion/delete-account.ts';
import { getDeletionRoute } from './routes/deletion/get-deletion.ts';
import { listErasuresRoute } from './routes/deletion/list-erasures.ts';
import { answerEmailChangeRoute } from './routes/email-change/answer-email-change.ts';
import { cancelEmailChangeRoute } from './routes/email-change/cancel-email-change.ts';
import { getEmailChangeRoute } from './routes/email-change/get-email-change.ts';
import { readEmailChangeLinkRoute } from './routes/email-change/read-email-change-link.ts';
import { requestEmailChangeRoute } from './routes/email-change/request-email-change.ts';
import { resendEmailChangeRoute } from './routes/email-change/resend-email-change.ts';
import { googleCallbackRoute } from './routes/google/google-callback.ts';
import { startGoogleSignInRoute } from './routes/google/start-google-sign-in.ts';
import { createAccountGuards } from './routes/guards.ts';
import { changePasswordRoute } from './routes/passwords/change-password.ts';
import { setNewPasswordRoute } from './routes/passwords/set-new-password.ts';
import { acceptLegalVersionsRoute } from './routes/profile/accept-legal-versions.ts';
import { deleteWritingProfileRoute } from './routes/profile/delete-writing-profile.ts';
import { exportMemberDataRoute } from './routes/profile/export-member-data.ts';
import { findAddressRoute } from './routes/profile/find-address.ts';
import { getOwnProfileRoute } from './routes/profile/get-own-profile.ts';
import { getWritingProfileRoute } from './routes/profile/get-writing-profile.ts';
import { saveOwnProfileRoute } from './routes/profile/save-own-profile.ts';
import { saveWritingProfileRoute } from './routes/profile/save-writing-profile.ts';
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

const slices = {
  sessions: [
    authServiceRoute,
    getSessionRoute,
    createAccessTokenRoute,
    signOutRoute,
    listSessionsRoute,
    endSessionRoute,
    listEndedSessionsRoute,
    jwksRoute,
  ],
  signUp: [resendConfirmationRoute, redeemConfirmationRoute],
  passwords: [setNewPasswordRoute, changePasswordRoute],
  google: [startGoogleSignInRoute, googleCallbackRoute],
  emailChange: [
    getEmailChangeRoute,
    requestEmailChangeRoute,
    resendEmailChangeRoute,
    cancelEmailChangeRoute,
    readEmailChangeLinkRoute,
    answerEmailChangeRoute,
  ],
  profile: [
    userProfileRoute,
    getOwnProfileRoute,
    saveOwnProfileRoute,
    getWritingProfileRoute,
    saveWritingProfileRoute,
    deleteWritingProfileRoute,
    exportMemberDataRoute,
    findAddressRoute,
    acceptLegalVersionsRoute,
  ],
  credits: [checkCreditsRoute, reserveCreditsRoute, commitCreditsRoute, releaseCreditsRoute, getCreditHistoryRoute],
  billing: [
    getOffersRoute,
    createCheckoutSessionRoute,
    createCustomerPortalRoute,
    getSubscriptionTierRoute,
    getPurchaseRoute,
    listInvoicesRoute,
    getWithdrawalRoute,
    withdrawRoute,
    quoteUpgradeRoute,
    upgradeSubscriptionRoute,
    stripeWebhookRoute,
  ],
  deletion: [deleteAccountRoute, getDeletionRoute, listErasuresRoute, confirmErasureRoute],
};

export function createAccountApp(ctx: AppContext) {
  const routes = createServiceRouter(ctx.config.PUBLIC_ORIGIN, createAccountGuards(ctx));
  for (const addRoute of Object.values(slices).flat()) addRoute(routes, ctx);
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
