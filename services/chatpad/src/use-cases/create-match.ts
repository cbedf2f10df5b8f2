import type { createMatch as call } from '@datewright/contracts/chatpad/create-match';
import type { Match, MatchFields } from '@datewright/contracts/chatpad/match';
import type { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import { assertMaxLength } from '../rules/max-length.ts';
import { hasSameFields } from '../rules/same-fields.ts';

/** The message of `too_many_matches` quotes this number. */
const maxMatches = 500;

/** Creates one match per draft, however often it is sent. Throws `too_many_matches` and `text_too_long`. */
export async function createMatch(
  ctx: AppContext,
  userId: string,
  { draftId, ...fields }: z.output<typeof call.body>,
): Promise<z.input<typeof call.response>> {
  assertMaxLength(fields);
  const existing = draftId && (await ctx.matches.findByDraft(userId, draftId));
  if (existing) return toExistingMatch(existing, fields);
  const added = await ctx.matches.add(userId, fields, { at: new Date(ctx.now()), maxMatches, draftId });
  if (added !== 'exists' && added !== 'full') return added;
  const createdMeanwhile = draftId && (await ctx.matches.findByDraft(userId, draftId));
  if (createdMeanwhile) return toExistingMatch(createdMeanwhile, fields);
  // `exists` without a match means that another request created and deleted it in the meantime.
  throw new AppError(added === 'full' ? 'too_many_matches' : 'match_not_found');
}

const toExistingMatch = (match: Match, sent: MatchFields) =>
  hasSameFields(match, sent) ? match : { ...match, differs: true };
