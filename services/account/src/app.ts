import { createApp } from '@datewright/service-kit/app';
import { pingMongo } from '@datewright/service-kit/mongo';
import { serviceRouter } from '@datewright/service-kit/router';
import type { AppContext } from './context.ts';
import { accountGuards } from './guards.ts';
import { authServiceRoute } from './routes/auth-service.ts';
import { changePasswordRoute } from './routes/change-password.ts';
import { commitCreditsRoute } from './routes/commit-credits.ts';
import { createAccessTokenRoute } from './routes/create-access-token.ts';
import { emailChangeLinkRoutes, emailChangeRoutes } from './routes/email-change.ts';
import { endSessionRoute } from './routes/end-session.ts';
import { getCreditHistoryRoute } from './routes/get-credit-history.ts';
import { getSessionRoute } from './routes/get-session.ts';
import { googleRoute } from './routes/google.ts';
import { jwksRoute } from './routes/jwks.ts';
import { listSessionsRoute } from './routes/list-sessions.ts';
import { redeemConfirmationRoute } from './routes/redeem-confirmation.ts';
import { releaseCreditsRoute } from './routes/release-credits.ts';
import { resendConfirmationRoute } from './routes/resend-confirmation.ts';
import { reserveCreditsRoute } from './routes/reserve-credits.ts';
import { setNewPasswordRoute } from './routes/set-new-password.ts';
import { signOutRoute } from './routes/sign-out.ts';
import { userProfileRoute } from './routes/user-profile.ts';

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
  resendConfirmationRoute,
  redeemConfirmationRoute,
  jwksRoute,
  googleRoute,
  emailChangeRoutes,
  emailChangeLinkRoutes,
  reserveCreditsRoute,
  commitCreditsRoute,
  releaseCreditsRoute,
  getCreditHistoryRoute,
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
  });
}
