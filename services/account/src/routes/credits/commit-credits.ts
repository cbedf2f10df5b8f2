import { commitCredits as call } from '@datewright/contracts/account/commit-credits';
import { hashForLog } from '@datewright/service-kit/observability/logging';
import { tagRequest } from '@datewright/service-kit/observability/request-scope';
import { commitCredits } from '../../use-cases/credits/commit-credits.ts';
import { findOperation } from '../../use-cases/credits/find-operation.ts';
import type { Route } from '../route.ts';

export const commitCreditsRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ caller, body: { userId, operationId, deadline } }) => {
    tagRequest({ user: hashForLog(userId) });
    return commitCredits(ctx, await findOperation(ctx, caller.name, userId, operationId), deadline);
  });
