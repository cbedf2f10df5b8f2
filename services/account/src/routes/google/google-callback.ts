import { googleCallbackPath } from '@datewright/contracts/account/google';
import type { Request, Response } from 'express';
import type { AppContext } from '../../context.ts';
import { setDeviceCookie } from '../../cookies/device-cookie.ts';
import { googleFlowCookie } from '../../cookies/google-flow-cookie.ts';
import { setSessionCookie } from '../../cookies/session-cookie.ts';
import type { User } from '../../data/user-model.ts';
import { googleCallbackByIp } from '../../rules/rate-limits.ts';
import { sessionLifetime } from '../../rules/sessions/session-limits.ts';
import { signInWithGoogle } from '../../use-cases/google/sign-in-with-google.ts';
import { rememberDevice } from '../../use-cases/sessions/remember-device.ts';
import type { Route } from '../route.ts';
import { readVisitor } from '../sessions/visitor.ts';
import { redirectToCallbackPage } from './redirect-to-callback-page.ts';
import { withErrorRedirect } from './with-error-redirect.ts';

export const googleCallbackRoute: Route = ({ router }, ctx) => {
  router.get(googleCallbackPath, (req, res) =>
    withErrorRedirect(ctx, { req, res, rateLimit: googleCallbackByIp }, () => handleCallback(ctx, req, res)),
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

/** True for an account that was created through Google. */
const isCreatedByGoogle = ({ createdAt, google }: User) => createdAt.getTime() === google?.linkedAt.getTime();
