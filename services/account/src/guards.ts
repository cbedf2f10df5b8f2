import { rawBody } from '@datewright/service-kit/app';
import { AppError } from '@datewright/service-kit/errors';
import { memberTokenGuard } from '@datewright/service-kit/member-token';
import type { Guards } from '@datewright/service-kit/router';
import { namedTokenGuard } from '@datewright/service-kit/service-token';
import type { Request } from 'express';
import { signedEvent } from './clients/payments/signed-event.ts';
import type { AppContext } from './context.ts';
import { readSessionCookie } from './session-cookie.ts';
import { findMember, findSession } from './use-cases/find-session.ts';

/** Who may call: by cookie, by access token, by service token. */
export function accountGuards(ctx: AppContext) {
  const memberOfToken = memberTokenGuard(ctx.keys.verifyingKey, 'account');
  return {
    async session(req: Request) {
      const token = readSessionCookie(req);
      if (!token) throw new AppError('not_signed_in');
      const found = await findSession(ctx, token);
      if (!found) throw new AppError('session_ended');
      return found;
    },
    /** A token outlives its session by minutes; here, where the sessions are, it does not. */
    async member(req: Request) {
      const { userId, sessionId } = await memberOfToken(req);
      return findMember(ctx, userId, sessionId);
    },
    /** The payment provider's signature over the very bytes that came. */
    vendor: async (req: Request) => signedEvent(ctx, rawBody(req), req.get('stripe-signature')),
    service: namedTokenGuard(ctx.config.SERVICE_TOKENS, 'service_token_refused'),
  } satisfies Guards;
}
export type AccountGuards = ReturnType<typeof accountGuards>;
