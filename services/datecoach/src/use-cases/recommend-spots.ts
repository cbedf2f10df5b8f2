import type { dateSpotRecommender } from '@datewright/contracts/datecoach/date-spot-recommender';
import { spotsAnHour } from '@datewright/contracts/datecoach/limits';
import { needs as needsSchema } from '@datewright/contracts/datecoach/words';
import { z } from '@datewright/contracts/zod';
import { asAppError } from '@datewright/service-kit/errors';
import { fingerprint } from '@datewright/service-kit/fingerprint';
import type { Member } from '@datewright/service-kit/member-token';
import { takeOrThrow } from '@datewright/service-kit/rate-limit';
import type { AppContext } from '../context.ts';
import type { FoundSpots } from '../data/spots.ts';
import { type Material, safetyRequestOf } from '../material.ts';
import { admit, admitByRules } from './admit.ts';
import { assertAccess } from './assert-access.ts';
import { assertFits, assertOwn, assertReadable } from './read-material.ts';

type Body = z.output<typeof dateSpotRecommender.body>;

/** They cost no credit, so they are limited. */
const asked = { name: 'datecoach-spots', max: spotsAnHour, windowSeconds: 3600 };

/** Kinds of place for one match. The same question brings the same ones, unless others are asked for. */
export async function recommendSpots(
  ctx: AppContext,
  member: Member,
  body: Body,
  left: AbortSignal,
): Promise<FoundSpots> {
  const { userId } = member;
  assertOwn(userId, body.userId);
  const { closed, goOn, again } = body;
  const material = materialOf(body);
  assertFits(material);
  assertReadable(material);
  const needs = body.needs ?? z.parse(needsSchema, {});
  const key = fingerprint([body.profileId, material, needs, goOn ?? null]);
  const earlier = await ctx.spots.find(userId, key);
  const judged = { material, closed, goOn };
  if (earlier && !again) {
    await admitByRules(ctx, judged);
    return earlier;
  }
  await assertAccess(ctx, member).catch(async (error) => {
    // Whoever may not ask still hears what matters.
    await admitByRules(ctx, judged);
    throw error;
  });
  await takeOrThrow(
    ctx.limiter,
    asked,
    userId,
    `You can ask for spots ${asked.max} times an hour. Please go on later.`,
  );
  const care = await admit(ctx, judged);
  try {
    const found = await ctx.spotFinder.find({
      material,
      wish: {
        needs,
        gentle: care !== null,
        overruled: goOn ? [goOn] : [],
        avoid: earlier?.spots.map(({ name }) => name) ?? [],
      },
      signal: left,
      hear: (kind) => ctx.safety.checkAiKind(kind, safetyRequestOf(material, goOn)),
    });
    const kept = { spots: found.spots, writtenBy: ctx.spotFinder.writtenBy, care: care ?? found.care };
    await ctx.spots.keep(userId, key, kept);
    ctx.counters.spots.inc({ outcome: 'found' });
    return kept;
  } catch (error) {
    if (!left.aborted) ctx.counters.spots.inc({ outcome: asAppError(error).code });
    throw error;
  }
}

function materialOf({ name, age, bio, interests, messages }: Body): Material {
  return { name, age, bio, interests, messages, topics: [], spot: '' };
}
