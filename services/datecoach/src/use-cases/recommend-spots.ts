import type { dateSpotRecommender } from '@datewright/contracts/datecoach/date-spot-recommender';
import { maxSpotRequestsPerHour } from '@datewright/contracts/datecoach/limits';
import { needs as needsSchema } from '@datewright/contracts/datecoach/playbook-options';
import { z } from '@datewright/contracts/zod';
import type { Member } from '@datewright/service-kit/auth/member-token';
import { toAppError } from '@datewright/service-kit/errors/app-error';
import { createFingerprint } from '@datewright/service-kit/fingerprint';
import { consumeRateLimit } from '@datewright/service-kit/limits/rate-limit';
import type { AppContext } from '../context.ts';
import type { FoundSpots } from '../data/spot-repository.ts';
import { assertAccess } from '../rules/assert-access.ts';
import type { DateMaterial } from '../rules/date-material.ts';
import { assertHasContent, assertMaxLength, assertOwnUserId } from '../rules/validate-material.ts';
import { moderateByRules, startModeration } from './moderate-request.ts';

type Body = z.output<typeof dateSpotRecommender.body>;

/** Spots cost no credit, so requests are rate limited. */
const spotsRateLimit = { name: 'datecoach-spots', max: maxSpotRequestsPerHour, windowSeconds: 3600 };

/**
 * Recommends kinds of place for one match. The same request returns the same spots, unless it asks for others with
 * `again`.
 */
export async function recommendSpots(
  ctx: AppContext,
  member: Member,
  body: Body,
  disconnectSignal: AbortSignal,
): Promise<FoundSpots> {
  const { userId } = member;
  assertOwnUserId(userId, body.userId);
  const { closed, goOn, again } = body;
  const material = toMaterial(body);
  assertMaxLength(material);
  assertHasContent(material);
  const needs = body.needs ?? z.parse(needsSchema, {});
  const key = createFingerprint([body.profileId, material, needs, goOn ?? null]);
  const matchKey = createFingerprint(body.profileId || [material.name, material.bio]);
  const earlier = await ctx.spots.find(userId, key);
  const moderationInput = { material, closed, goOn };
  if (earlier && !again) {
    await moderateByRules(ctx, moderationInput);
    return earlier;
  }
  await assertAccess(ctx, member).catch(async (error) => {
    // Moderation notices matter even to members without access.
    await moderateByRules(ctx, moderationInput);
    throw error;
  });
  await consumeRateLimit(
    ctx.limiter,
    spotsRateLimit,
    userId,
    `You can ask for spots ${spotsRateLimit.max} times an hour. Please try again later.`,
  );
  const check = await startModeration(ctx, moderationInput);
  try {
    const found = await ctx.spotFinder.find({
      material,
      options: {
        needs,
        gentle: check.care !== null,
        overruled: goOn ? [goOn] : [],
      },
      shown: again ? await ctx.spots.listShown(userId, matchKey) : [],
      signal: AbortSignal.any([disconnectSignal, check.heldBack]),
      decide: check.decide,
    });
    const stored = { ...found, writtenBy: ctx.spotFinder.writtenBy };
    await ctx.spots.save(userId, { key, matchKey, isVideo: needs.video }, stored);
    ctx.counters.spots.inc({ outcome: 'found' });
    return stored;
  } catch (error) {
    if (!disconnectSignal.aborted) ctx.counters.spots.inc({ outcome: toAppError(error).code });
    throw error;
  }
}

function toMaterial({ name, age, bio, interests, messages }: Body): DateMaterial {
  return { name, age, bio, interests, messages, topics: [], spot: '' };
}
