import type { createMatch as create } from '@datewright/contracts/chatpad/create-match';
import type { Match, MatchFields } from '@datewright/contracts/chatpad/match';
import type { updateMatch as update } from '@datewright/contracts/chatpad/update-match';
import type { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import { assertMaxLength } from '../rules/max-length.ts';
import { findMatch } from './find-match.ts';

/** The number is part of the sentence of `too_many_matches`. */
const maxMatches = 500;

/** A draft that is saved twice, by two tabs or two taps, makes one match. */
export async function createMatch(
  ctx: AppContext,
  userId: string,
  { draftId, ...fields }: z.output<typeof create.body>,
): Promise<z.input<typeof create.response>> {
  assertMaxLength(fields);
  const made = draftId && (await ctx.matches.madeOf(userId, draftId));
  if (made) return toExistingMatch(made, fields);
  const added = await ctx.matches.add(userId, fields, new Date(ctx.now()), maxMatches, draftId);
  if (added !== 'made meanwhile' && added !== 'full') return added;
  const meanwhile = draftId && (await ctx.matches.madeOf(userId, draftId));
  if (meanwhile) return toExistingMatch(meanwhile, fields);
  // Made and deleted again within this moment, or really full.
  throw new AppError(added === 'full' ? 'too_many_matches' : 'match_not_found');
}

const toExistingMatch = (match: Match, sent: MatchFields) =>
  hasSameFields(match, sent) ? match : { ...match, differs: true };

/** Saves over the version that the page had read, and never over one that it had not. */
export async function updateMatch(
  ctx: AppContext,
  userId: string,
  matchId: string,
  { baseVersion, ...fields }: z.output<typeof update.body>,
): Promise<Match> {
  assertMaxLength(fields);
  const saved = await ctx.matches.replace(userId, matchId, fields, new Date(ctx.now()), baseVersion);
  if (saved) return saved;
  const present = await findMatch(ctx, userId, matchId);
  // The answer to the same save got lost, or both wrote the same.
  if (baseVersion !== undefined && present.version > baseVersion && hasSameFields(present, fields)) return present;
  throw new AppError('match_changed');
}

const hasSameFields = (match: Match, fields: MatchFields) => serializeFields(match) === serializeFields(fields);
const serializeFields = ({ name, age, bio, interests, messages }: MatchFields) =>
  JSON.stringify([name, age, bio, interests, messages.map(({ sender, content }) => [sender, content])]);
