import type { Match, MatchFields } from '@datewright/contracts/chatpad/match';
import type { updateMatch as update } from '@datewright/contracts/chatpad/update-match';
import type { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors';
import type { AppContext } from '../context.ts';
import { findMatch } from './find-match.ts';
import { assertTextFits } from './text-length.ts';

/** The number is part of the sentence of `too_many_matches`. */
const mostMatches = 500;

export async function createMatch(ctx: AppContext, userId: string, fields: MatchFields): Promise<Match> {
  assertTextFits(fields);
  const match = await ctx.matches.add(userId, fields, new Date(ctx.now()), mostMatches);
  if (!match) throw new AppError('too_many_matches');
  return match;
}

/** Saves over the version that the page had read, and never over one that it had not. */
export async function updateMatch(
  ctx: AppContext,
  userId: string,
  matchId: string,
  { baseVersion, ...fields }: z.output<typeof update.body>,
): Promise<Match> {
  assertTextFits(fields);
  const saved = await ctx.matches.replace(userId, matchId, fields, new Date(ctx.now()), baseVersion);
  if (saved) return saved;
  const present = await findMatch(ctx, userId, matchId);
  // The answer to the same save got lost, or both wrote the same.
  if (baseVersion !== undefined && present.version > baseVersion && isSame(present, fields)) return present;
  throw new AppError('match_changed');
}

const isSame = (match: Match, fields: MatchFields) => wordsOf(match) === wordsOf(fields);
const wordsOf = ({ name, age, bio, interests, messages }: MatchFields) =>
  JSON.stringify([name, age, bio, interests, messages.map(({ sender, content }) => [sender, content])]);
