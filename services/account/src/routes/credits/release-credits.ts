import { releaseCredits as call } from '@datewright/contracts/account/release-credits';
import { hashForLog } from '@datewright/service-kit/observability/logging';
import { tagRequest } from '@datewright/service-kit/observability/request-scope';
import { findOperation } from '../../use-cases/credits/find-operation.ts';
import { releaseCredits } from '../../use-cases/credits/release-credits.ts';
import type { Route } from '../route.ts';

export const releaseCreditsRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ caller, body: { userId, operationId } }) => {
    tagRequest({ user: hashForLog(userId) });
    return releaseCredits(ctx, await findOperation(ctx, caller.name, userId, operationId));
  });
