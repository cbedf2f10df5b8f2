import { googleCallbackPath, googleStartPath } from '@datewright/contracts/account/google';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { getClientAddress } from '@datewright/service-kit/http/client-address';
import type { RateLimit } from '@datewright/service-kit/limits/rate-limit';
import { currentRequest } from '@datewright/service-kit/observability/request-scope';
import type { Request, Response } from 'express';
import type { AppContext } from '../../context.ts';
import { setDeviceCookie } from '../../cookies/device-cookie.ts';
import { googleFlowCookie } from '../../cookies/google-flow-cookie.ts';
import { setSessionCookie } from '../../cookies/session-cookie.ts';
import type { User } from '../../data/user-repository.ts';
import { googleCallbackByIp, googleStartByIp } from '../../rules/rate-limits.ts';
import { sessionLifetime } from '../../rules/sessions/session-limits.ts';
import { enforceRateLimit } from '../../use-cases/enforce-rate-limit.ts';
import { signInWithGoogle } from '../../use-cases/google/sign-in-with-google.ts';
import { rememberDevice } from '../../use-cases/sessions/remember-device.ts';
import type { Route } from '../route.ts';
import { readVisitor } from '../sessions/visitor.ts';

/** What the callback page is told; the rest stays in the log. */
type CallbackParams = { error?: 'access_denied' | 'server_error'; error_code?: string; account?: 'new' };

/** The two ends of a sign-in through Google. A browser goes there itself, so they answer by sending it on. */
export const googleRoute: Route = ({ router }, ctx) => {
  router.get(googleStartPath, (req, res) =>
    withErrorRedirect(ctx, googleStartByIp, req, res, () => ctx.google.redirectToGoogle(req, res)),
  );
  router.get(googleCallbackPath, (req, res) =>
    withErrorRedirect(ctx, googleCallbackByIp, req, res, () => handleCallback(ctx, req, res)),
  );
};

async function handleCallback(ctx: AppContext, req: Request, res: Response): Promise<void> {
  const answer = await ctx.google.readCallback(req, res);
  if (answer.kind === 'refused') {
    ctx.counters.signIns.inc({ outcome: 'google_refused' });
    return redirectToCallbackPage(ctx, res, { error: 'access_denied' });
  }
  if (answer.kind === 'failed') throw answer.error;
  const visitor = readVisitor(req);
  const outcome = await signInWithGoogle(ctx, answer.person, visitor);
  if ('refused' in outcome)
    return redirectToCallbackPage(ctx, res, { error: 'access_denied', error_code: outcome.refused });
  googleFlowCookie.clear(res);
  setSessionCookie(res, outcome.token, sessionLifetime);
  setDeviceCookie(res, await rememberDevice(ctx, outcome.user, visitor));
  redirectToCallbackPage(ctx, res, isCreatedByGoogle(outcome.user) ? { account: 'new' } : {});
}

async function withErrorRedirect(
  ctx: AppContext,
  limit: RateLimit,
  req: Request,
  res: Response,
  go: () => Promise<void>,
) {
  try {
    await enforceRateLimit(ctx, limit, getClientAddress(req));
    await go();
  } catch (err) {
    const tooMany = err instanceof AppError && err.code === 'too_many_attempts';
    currentRequest().log.warn({ err }, 'Google sign-in failed');
    ctx.counters.signIns.inc({ outcome: tooMany ? 'google_too_many' : 'google_failed' });
    if (!res.headersSent)
      redirectToCallbackPage(ctx, res, { error: 'server_error', ...(tooMany && { error_code: 'too_many_attempts' }) });
  }
}

/** True for an account that began with Google: the page may then say so, while it is fresh. */
const isCreatedByGoogle = ({ createdAt, google }: User) => createdAt.getTime() === google?.linkedAt.getTime();

/** To our own callback page and nowhere else, whatever the request asked for. */
function redirectToCallbackPage({ config }: AppContext, res: Response, told: CallbackParams): void {
  const url = new URL('/auth/callback', config.PUBLIC_ORIGIN);
  url.search = new URLSearchParams(told).toString();
  res.redirect(303, url.href);
}
