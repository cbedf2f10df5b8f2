import { reserveCredits as call } from '@datewright/contracts/account/reserve-credits';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { hashForLog } from '@datewright/service-kit/observability/logging';
import { tagRequest } from '@datewright/service-kit/observability/request-scope';
import { assertOwnsTool } from '../../rules/credits/tool-owners.ts';
import { reserveCredits } from '../../use-cases/credits/reserve-credits.ts';
import { findMember } from '../../use-cases/sessions/find-member.ts';
import type { Route } from '../route.ts';

export const reserveCreditsRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ caller, body: { userId, sessionId, deadline, ...spending } }) => {
    assertOwnsTool(caller.name, spending.tool);
    tagRequest({ user: hashForLog(userId) });
    const { user } = await findMember(ctx, userId, sessionId);
    // The tool has stopped waiting, so nobody would commit or release it.
    if (deadline !== undefined && ctx.now() > deadline) throw new AppError('too_slow');
    return { ...(await reserveCredits(ctx, user, spending)), at: ctx.now() };
  });
