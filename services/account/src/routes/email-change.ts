import { answerEmailChange as answerCall } from '@datewright/contracts/account/answer-email-change';
import { cancelEmailChange as cancelCall } from '@datewright/contracts/account/cancel-email-change';
import { getEmailChange as getCall } from '@datewright/contracts/account/get-email-change';
import { readEmailChangeLink as linkCall } from '@datewright/contracts/account/read-email-change-link';
import { requestEmailChange as requestCall } from '@datewright/contracts/account/request-email-change';
import { resendEmailChange as resendCall } from '@datewright/contracts/account/resend-email-change';
import { clientAddress } from '@datewright/service-kit/client-address';
import type { Request, Response } from 'express';
import type { AppContext } from '../context.ts';
import type { User } from '../data/users.ts';
import { absoluteLimit } from '../rules/session-limits.ts';
import { readSessionCookie, setSessionCookie } from '../session-cookie.ts';
import { answerEmailChange, readEmailChangeLink } from '../use-cases/answer-email-change.ts';
import { findSession } from '../use-cases/find-session.ts';
import { openSession } from '../use-cases/open-session.ts';
import { requestEmailChange } from '../use-cases/request-email-change.ts';
import { resendEmailChange } from '../use-cases/resend-email-change.ts';
import { emailChangeState } from './email-change-state.ts';
import { done, type Route } from './route.ts';
import { visitorOf } from './visitor-of.ts';

/** The member's side: ask, look, ask again, cancel. */
export const emailChangeRoutes: Route = (routes, ctx) => {
  routes.call(getCall, async ({ caller }) => emailChangeState(ctx, caller.user, caller));
  routes.call(requestCall, async ({ caller, body, req }) => {
    const user = await requestEmailChange(ctx, caller, body, clientAddress(req));
    return emailChangeState(ctx, user, caller);
  });
  routes.call(resendCall, async ({ caller }) => {
    await resendEmailChange(ctx, caller.user);
    return done;
  });
  routes.call(cancelCall, async ({ caller }) => {
    await ctx.emailChanges.cancel(caller.user._id);
    return done;
  });
};

/** The side of whoever opens a mailed link, signed in or not. */
export const emailChangeLinkRoutes: Route = (routes, ctx) => {
  routes.call(linkCall, async ({ body, req }) => {
    const { side, change } = await readEmailChangeLink(ctx, body.access_token, clientAddress(req));
    return { side, email: change.email };
  });
  routes.call(answerCall, async ({ body, req, res }) => {
    const before = await memberHere(ctx, req);
    const answer = await answerEmailChange(ctx, body.access_token, body.agree, clientAddress(req));
    if (answer.outcome === 'changed' && before === answer.user._id) await goOn(ctx, answer.user, req, res);
    return { outcome: answer.outcome, email: answer.email };
  });
};

async function memberHere(ctx: AppContext, req: Request): Promise<string | undefined> {
  const token = readSessionCookie(req);
  return token ? (await findSession(ctx, token))?.user._id : undefined;
}

/** All sessions have ended; the browser that the member answers in goes on under a new one. */
async function goOn(ctx: AppContext, user: User, req: Request, res: Response): Promise<void> {
  setSessionCookie(res, await openSession(ctx, user, visitorOf(req)), absoluteLimit);
}
