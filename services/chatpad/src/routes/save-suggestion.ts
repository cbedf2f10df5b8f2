import { saveSuggestion } from '@datewright/contracts/chatpad/save-suggestion';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { Route } from './route.ts';

export const saveSuggestionRoute: Route = (routes, ctx) =>
  routes.call(saveSuggestion, async ({ caller, params: { matchId, suggestionId }, body: { saved } }) => {
    const suggestion = await ctx.rounds.mark(caller.userId, matchId, suggestionId, { saved });
    if (!suggestion) throw new AppError('not_found');
    return suggestion;
  });
