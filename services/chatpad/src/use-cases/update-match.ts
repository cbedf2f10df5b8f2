import type { Match } from '@datewright/contracts/chatpad/match';
import type { updateMatch as call } from '@datewright/contracts/chatpad/update-match';
import type { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import { assertMaxLength } from '../rules/max-length.ts';
import { hasSameFields } from '../rules/same-fields.ts';
import { findMatch } from './find-match.ts';

/** Replaces only the version that the page has read; throws `match_changed` for any other. */
export async function updateMatch(
  ctx: AppContext,
  userId: string,
  matchId: string,
  { baseVersion, ...fields }: z.output<typeof call.body>,
): Promise<Match> {
  assertMaxLength(fields);
  const saved = await ctx.matches.replace(userId, matchId, fields, new Date(ctx.now()), baseVersion);
  if (saved) return saved;
  const current = await findMatch(ctx, userId, matchId);
  // The response to the same save was lost, or two tabs wrote the same.
  if (baseVersion !== undefined && current.version > baseVersion && hasSameFields(current, fields)) return current;
  throw new AppError('match_changed');
}
