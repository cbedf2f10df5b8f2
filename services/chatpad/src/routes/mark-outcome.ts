import { markOutcome } from '@datewright/contracts/chatpad/mark-outcome';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { Route } from './route.ts';

export const markOutcomeRoute: Route = (routes, ctx) =>
  routes.call(markOutcome, async ({ caller, params: { matchId, suggestionId }, body: { outcome } }) => {
    const suggestion = await ctx.rounds.mark(caller.userId, matchId, suggestionId, { outcome });
    if (!suggestion) throw new AppError('not_found');
    return suggestion;
  });
