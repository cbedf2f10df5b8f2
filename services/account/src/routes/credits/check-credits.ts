import { checkCredits as call } from '@datewright/contracts/account/check-credits';
import { hashForLog } from '@datewright/service-kit/observability/logging';
import { tagRequest } from '@datewright/service-kit/observability/request-scope';
import { assertOwnsTool } from '../../rules/credits/tool-owners.ts';
import { checkCredits } from '../../use-cases/credits/check-credits.ts';
import { findMember } from '../../use-cases/sessions/find-member.ts';
import type { Route } from '../route.ts';

export const checkCreditsRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ caller, body: { userId, sessionId, tool } }) => {
    assertOwnsTool(caller.name, tool);
    tagRequest({ user: hashForLog(userId) });
    const { user } = await findMember(ctx, userId, sessionId);
    return checkCredits(ctx, user, tool);
  });
