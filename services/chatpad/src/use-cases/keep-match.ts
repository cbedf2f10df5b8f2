import type { Match, MatchFields } from '@datewright/contracts/chatpad/match';
import { AppError } from '@datewright/service-kit/errors';
import type { AppContext } from '../context.ts';
import { assertTextFits } from './text-length.ts';

/** The number is part of the sentence of `too_many_matches`. */
const mostMatches = 500;

export async function createMatch(ctx: AppContext, userId: string, fields: MatchFields): Promise<Match> {
  assertTextFits(fields);
  const match = await ctx.matches.add(userId, fields, new Date(ctx.now()), mostMatches);
  if (!match) throw new AppError('too_many_matches');
  return match;
}

export async function updateMatch(
  ctx: AppContext,
  userId: string,
  matchId: string,
  fields: MatchFields,
): Promise<Match> {
  assertTextFits(fields);
  const match = await ctx.matches.replace(userId, matchId, fields, new Date(ctx.now()));
  if (!match) throw new AppError('match_not_found');
  return match;
}
