import { getMatch } from '@datewright/contracts/chatpad/get-match';
import { findMatch } from '../use-cases/find-match.ts';
import { readRounds } from '../use-cases/read-rounds.ts';
import type { Route } from './route.ts';

export const getMatchRoute: Route = (routes, ctx) =>
  routes.call(getMatch, async ({ caller, params: { matchId } }) => ({
    match: await findMatch(ctx, caller.userId, matchId),
    rounds: await readRounds(ctx, caller.userId, matchId),
  }));
