import { createMemberTokenGuard } from '@datewright/service-kit/auth/member-token';
import { createNamedTokenGuard } from '@datewright/service-kit/auth/service-token';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { readRawBody } from '@datewright/service-kit/http/raw-body';
import type { Guards } from '@datewright/service-kit/http/router';
import type { Request } from 'express';
import { verifyEvent } from '../clients/payments/verify-event.ts';
import type { AppContext } from '../context.ts';
import { readSessionCookie } from '../cookies/session-cookie.ts';
import { findMember } from '../use-cases/sessions/find-member.ts';
import { findSession } from '../use-cases/sessions/find-session.ts';

/** Identifies the caller by session cookie, access token, service token or webhook signature. */
export function createAccountGuards(ctx: AppContext) {
  const memberOfToken = createMemberTokenGuard(ctx.keys.verifyingKey, 'account');
  return {
    async session(req: Request) {
      const token = readSessionCookie(req);
      if (!token) throw new AppError('not_signed_in');
      const found = await findSession(ctx, token);
      if (!found) throw new AppError('session_ended');
      return found;
    },
    /** An access token may outlive its session by minutes, so the session is checked here. */
    async member(req: Request) {
      const { userId, sessionId } = await memberOfToken(req);
      return findMember(ctx, userId, sessionId);
    },
    /** Stripe's signature over the exact bytes of the body. */
    vendor: async (req: Request) => verifyEvent(ctx, readRawBody(req), req.get('stripe-signature')),
    service: createNamedTokenGuard(ctx.config.SERVICE_TOKENS, 'service_token_refused'),
  } satisfies Guards;
}
export type AccountGuards = ReturnType<typeof createAccountGuards>;
