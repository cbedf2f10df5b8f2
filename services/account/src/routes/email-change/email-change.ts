import { answerEmailChange as answerCall } from '@datewright/contracts/account/answer-email-change';
import { cancelEmailChange as cancelCall } from '@datewright/contracts/account/cancel-email-change';
import { getEmailChange as getCall } from '@datewright/contracts/account/get-email-change';
import { readEmailChangeLink as linkCall } from '@datewright/contracts/account/read-email-change-link';
import { requestEmailChange as requestCall } from '@datewright/contracts/account/request-email-change';
import { resendEmailChange as resendCall } from '@datewright/contracts/account/resend-email-change';
import { getClientAddress } from '@datewright/service-kit/http/client-address';
import type { Request, Response } from 'express';
import type { AppContext } from '../../context.ts';
import { readSessionCookie, setSessionCookie } from '../../cookies/session-cookie.ts';
import type { User } from '../../data/user-repository.ts';
import { sessionLifetime } from '../../rules/sessions/session-limits.ts';
import { answerEmailChange, readEmailChangeLink } from '../../use-cases/email-change/answer-email-change.ts';
import { requestEmailChange } from '../../use-cases/email-change/request-email-change.ts';
import { resendEmailChange } from '../../use-cases/email-change/resend-email-change.ts';
import { findSession } from '../../use-cases/sessions/find-session.ts';
import { openSession } from '../../use-cases/sessions/open-session.ts';
import { type Route, successResponse } from '../route.ts';
import { readVisitor } from '../sessions/visitor.ts';
import { toEmailChangeState } from './email-change-state.ts';

/** The member's side: ask, look, ask again, cancel. */
export const emailChangeRoutes: Route = (routes, ctx) => {
  routes.call(getCall, async ({ caller }) => toEmailChangeState(ctx, caller.user, caller));
  routes.call(requestCall, async ({ caller, body, req }) => {
    const user = await requestEmailChange(ctx, caller, body, getClientAddress(req));
    return toEmailChangeState(ctx, user, caller);
  });
  routes.call(resendCall, async ({ caller }) => {
    await resendEmailChange(ctx, caller.user);
    return successResponse;
  });
  routes.call(cancelCall, async ({ caller }) => {
    await ctx.emailChanges.cancel(caller.user._id);
    return successResponse;
  });
};

/** The side of whoever opens a mailed link, signed in or not. */
export const emailChangeLinkRoutes: Route = (routes, ctx) => {
  routes.call(linkCall, async ({ body, req }) => {
    const { side, change } = await readEmailChangeLink(ctx, body.access_token, getClientAddress(req));
    return { side, email: change.email };
  });
  routes.call(answerCall, async ({ body, req, res }) => {
    const before = await findSignedInUserId(ctx, req);
    const answer = await answerEmailChange(ctx, body.access_token, body.agree, getClientAddress(req));
    if (answer.outcome === 'changed' && before === answer.user._id) await openNewSession(ctx, answer.user, req, res);
    return { outcome: answer.outcome, email: answer.email };
  });
};

async function findSignedInUserId(ctx: AppContext, req: Request): Promise<string | undefined> {
  const token = readSessionCookie(req);
  return token ? (await findSession(ctx, token))?.user._id : undefined;
}

/** All sessions have ended; the browser that the member answers in goes on under a new one. */
async function openNewSession(ctx: AppContext, user: User, req: Request, res: Response): Promise<void> {
  setSessionCookie(res, await openSession(ctx, user, readVisitor(req)), sessionLifetime);
}
