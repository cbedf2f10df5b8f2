import { googleCallbackPath, googleStartPath } from '@datewright/contracts/account/google';
import { clientAddress } from '@datewright/service-kit/client-address';
import { AppError } from '@datewright/service-kit/errors';
import type { Limit } from '@datewright/service-kit/rate-limit';
import { currentRequest } from '@datewright/service-kit/request-scope';
import type { Request, Response } from 'express';
import type { AppContext } from '../context.ts';
import type { User } from '../data/users.ts';
import { setDeviceCookie } from '../device-cookie.ts';
import { flowCookie } from '../google/flow-cookie.ts';
import { googleReturnsOfAddress, googleStartsOfAddress } from '../rules/limits.ts';
import { absoluteLimit } from '../rules/session-limits.ts';
import { setSessionCookie } from '../session-cookie.ts';
import { rememberDevice } from '../use-cases/remember-device.ts';
import { signInWithGoogle } from '../use-cases/sign-in-with-google.ts';
import { takeAttempt } from '../use-cases/take-attempt.ts';
import type { Route } from './route.ts';
import { visitorOf } from './visitor-of.ts';

/** What the callback page is told; the rest stays in the log. */
type Told = { error?: 'access_denied' | 'server_error'; error_code?: string; account?: 'new' };

/** The two ends of a sign-in through Google. A browser goes there itself, so they answer by sending it on. */
export const googleRoute: Route = ({ router }, ctx) => {
  router.get(googleStartPath, (req, res) =>
    orLeadBack(ctx, googleStartsOfAddress, req, res, () => ctx.google.sendThere(req, res)),
  );
  router.get(googleCallbackPath, (req, res) =>
    orLeadBack(ctx, googleReturnsOfAddress, req, res, () => welcome(ctx, req, res)),
  );
};

async function welcome(ctx: AppContext, req: Request, res: Response): Promise<void> {
  const answer = await ctx.google.readReturn(req, res);
  if (answer.kind === 'refused') {
    ctx.counters.signIns.inc({ outcome: 'google_refused' });
    return leadBack(ctx, res, { error: 'access_denied' });
  }
  if (answer.kind === 'failed') throw answer.error;
  const visitor = visitorOf(req);
  const outcome = await signInWithGoogle(ctx, answer.person, visitor);
  if ('refused' in outcome) return leadBack(ctx, res, { error: 'access_denied', error_code: outcome.refused });
  flowCookie.clear(res);
  setSessionCookie(res, outcome.token, absoluteLimit);
  setDeviceCookie(res, await rememberDevice(ctx, outcome.user, visitor));
  leadBack(ctx, res, isMadeByGoogle(outcome.user) ? { account: 'new' } : {});
}

async function orLeadBack(ctx: AppContext, limit: Limit, req: Request, res: Response, go: () => Promise<void>) {
  try {
    await takeAttempt(ctx, limit, clientAddress(req));
    await go();
  } catch (err) {
    const tooMany = err instanceof AppError && err.code === 'too_many_attempts';
    currentRequest().log.warn({ err }, 'Google sign-in failed');
    ctx.counters.signIns.inc({ outcome: tooMany ? 'google_too_many' : 'google_failed' });
    if (!res.headersSent)
      leadBack(ctx, res, { error: 'server_error', ...(tooMany && { error_code: 'too_many_attempts' }) });
  }
}

/** True for an account that began with Google: the page may then say so, while it is fresh. */
const isMadeByGoogle = ({ createdAt, google }: User) => createdAt.getTime() === google?.linkedAt.getTime();

/** To our own callback page and nowhere else, whatever the request asked for. */
function leadBack({ config }: AppContext, res: Response, told: Told): void {
  const url = new URL('/auth/callback', config.PUBLIC_ORIGIN);
  url.search = new URLSearchParams(told).toString();
  res.redirect(303, url.href);
}
