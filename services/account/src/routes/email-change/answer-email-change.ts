import { answerEmailChange as call } from '@datewright/contracts/account/answer-email-change';
import { getClientAddress } from '@datewright/service-kit/http/client-address';
import type { Request, Response } from 'express';
import type { SessionsContext } from '../../context.ts';
import { readSessionCookie, setSessionCookie } from '../../cookies/session-cookie.ts';
import type { User } from '../../data/user-model.ts';
import { sessionLifetime } from '../../rules/sessions/session-limits.ts';
import { answerEmailChange } from '../../use-cases/email-change/answer-email-change.ts';
import { findSession } from '../../use-cases/sessions/find-session.ts';
import { openSession } from '../../use-cases/sessions/open-session.ts';
import type { Route } from '../route.ts';
import { readVisitor } from '../sessions/visitor.ts';

export const answerEmailChangeRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ body, req, res }) => {
    const signedInUserId = await findSignedInUserId(ctx, req);
    const answer = await answerEmailChange(ctx, body.access_token, body.agree, getClientAddress(req));
    if (answer.outcome === 'changed' && signedInUserId === answer.user._id)
      await openNewSession(ctx, answer.user, req, res);
    return { outcome: answer.outcome, email: answer.email };
  });

async function findSignedInUserId(ctx: SessionsContext, req: Request): Promise<string | undefined> {
  const token = readSessionCookie(req);
  return token ? (await findSession(ctx, token))?.user._id : undefined;
}

/** The change ended all sessions; the browser in which the member answered stays signed in under a new one. */
async function openNewSession(ctx: SessionsContext, user: User, req: Request, res: Response): Promise<void> {
  setSessionCookie(res, await openSession(ctx, user, readVisitor(req)), sessionLifetime);
}
