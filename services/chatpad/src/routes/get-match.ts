import { getMatch } from '@datewright/contracts/chatpad/get-match';
import { readPage } from '@datewright/service-kit/database/page-cursor';
import { maxRounds } from '../data/round-repository.ts';
import { findMatch } from '../use-cases/find-match.ts';
import { readRounds } from '../use-cases/read-rounds.ts';
import type { Route } from './route.ts';

export const getMatchRoute: Route = (routes, ctx) =>
  routes.call(getMatch, async ({ caller, params: { matchId }, query }) => ({
    match: await findMatch(ctx, caller.userId, matchId),
    ...(await readRounds(ctx, caller.userId, matchId, readPage(query, maxRounds))),
  }));
