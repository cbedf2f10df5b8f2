import { googleCallbackPath, googleStartPath } from '@datewright/contracts/account';
import { AppError } from '@datewright/service-kit/errors';
import type { Limit } from '@datewright/service-kit/rate-limit';
import { currentRequest } from '@datewright/service-kit/request-scope';
import type { Request, Response } from 'express';
import type { AppContext } from '../context.ts';
import { clearFlowCookie } from '../google/flow-cookie.ts';
import { limitedAddress } from '../rules/client-address.ts';
import { googleReturnsOfAddress, googleStartsOfAddress } from '../rules/limits.ts';
import { absoluteLimit } from '../rules/session-limits.ts';
import { setSessionCookie } from '../session-cookie.ts';
import { signInWithGoogle } from '../use-cases/sign-in-with-google.ts';
import { takeAttempt } from '../use-cases/take-attempt.ts';
import type { Route } from './route.ts';
import { visitorOf } from './visitor-of.ts';

/** What the callback page is told; the rest stays in the log. */
type Failure = 'access_denied' | 'server_error';

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
    return leadBack(ctx, res, 'access_denied');
  }
  if (answer.kind === 'failed') throw answer.error;
  const outcome = await signInWithGoogle(ctx, answer.person, visitorOf(req));
  if ('refused' in outcome) return leadBack(ctx, res, 'access_denied', outcome.refused);
  clearFlowCookie(res);
  setSessionCookie(res, outcome.token, absoluteLimit);
  leadBack(ctx, res);
}

async function orLeadBack(ctx: AppContext, limit: Limit, req: Request, res: Response, go: () => Promise<void>) {
  try {
    await takeAttempt(ctx, limit, limitedAddress(req.ip));
    await go();
  } catch (err) {
    const tooMany = err instanceof AppError && err.code === 'too_many_attempts';
    currentRequest().log.warn({ err }, 'Google sign-in failed');
    ctx.counters.signIns.inc({ outcome: tooMany ? 'google_too_many' : 'google_failed' });
    if (!res.headersSent) leadBack(ctx, res, 'server_error', tooMany ? 'too_many_attempts' : undefined);
  }
}

/** To our own callback page and nowhere else, whatever the request asked for. */
function leadBack({ config }: AppContext, res: Response, error?: Failure, code?: string): void {
  const url = new URL('/auth/callback', config.PUBLIC_ORIGIN);
  if (error) url.searchParams.set('error', error);
  if (code) url.searchParams.set('error_code', code);
  res.redirect(303, url.href);
}
