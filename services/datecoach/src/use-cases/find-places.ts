import type { findPlaces as call } from '@datewright/contracts/datecoach/find-places';
import { maxPlaceSearchesPerHour, maxPlaces } from '@datewright/contracts/datecoach/limits';
import type { z } from '@datewright/contracts/zod';
import { createFingerprint } from '@datewright/service-kit/fingerprint';
import { consumeRateLimit } from '@datewright/service-kit/limits/rate-limit';
import type { PlaceSource } from '../clients/place-source.ts';
import type { AppContext } from '../context.ts';
import type { Position } from '../rules/distance.ts';
import { findPlaceKind, type PlaceKind } from '../rules/place-kinds.ts';

type FoundPlaces = z.input<(typeof call)['response']>;

/** Metres around the centre. A dense city has more places within the wide radius than the source returns. */
const [nearRadius, wideRadius] = [1200, 5000];

const placesRateLimit = { name: 'datecoach-places', max: maxPlaceSearchesPerHour, windowSeconds: 3600 };

/** Finds real places of a kind near a city. A source that is unset, slow or dead gives none, and is no error. */
export async function findPlaces(
  ctx: AppContext,
  userId: string,
  { city, type }: z.output<typeof call.body>,
  disconnectSignal: AbortSignal,
): Promise<FoundPlaces> {
  const kind = findPlaceKind(type);
  if (!ctx.placeSource) return { status: 'off', places: [] };
  if (!kind) return { status: 'unknown-kind', places: [] };
  await consumeRateLimit(ctx.limiter, placesRateLimit, userId);
  const signal = AbortSignal.any([disconnectSignal, AbortSignal.timeout(ctx.config.PLACES_SECONDS * 1000)]);
  try {
    const centre = await locateCity(ctx, ctx.placeSource, city, signal);
    if (!centre) return count(ctx, { status: 'unknown-city', places: [] });
    const places =
      (await ctx.placeCache.findPlaces(centre, kind.id)) ??
      (await searchPlaces(ctx, ctx.placeSource, { centre, kind, signal }));
    return count(ctx, { status: 'found', places });
  } catch (error) {
    if (!disconnectSignal.aborted) ctx.log.warn({ reason: toReason(error) }, 'the places source failed');
    return count(ctx, { status: 'unavailable', places: [] });
  }
}

interface PlaceSearch {
  centre: Position;
  kind: PlaceKind;
  signal: AbortSignal;
}

/** Searches near the centre, and farther out when that gives fewer places than are shown. */
async function searchPlaces(ctx: AppContext, source: PlaceSource, { centre, kind, signal }: PlaceSearch) {
  const near = await source.findPlaces(centre, kind.selectors, nearRadius, signal);
  let places = near;
  if (near.length < maxPlaces) {
    try {
      places = await source.findPlaces(centre, kind.selectors, wideRadius, signal);
    } catch (error) {
      // Not cached, so that the next search gets the others.
      if (near.length > 0) return near;
      throw error;
    }
  }
  await ctx.placeCache.savePlaces(centre, kind.id, places);
  return places;
}

async function locateCity(ctx: AppContext, source: PlaceSource, city: string, signal: AbortSignal) {
  // The cards of one page ask for the same city at once; the second finds what the first was answered.
  return ctx.mutex.runExclusive(`city:${createFingerprint(city)}`, async () => {
    const cached = await ctx.placeCache.findCity(city);
    if (cached !== undefined) return cached;
    const centre = await source.locateCity(city, signal);
    await ctx.placeCache.saveCity(city, centre);
    return centre;
  });
}

function count(ctx: AppContext, found: FoundPlaces): FoundPlaces {
  ctx.counters.places.inc({ outcome: found.status });
  return found;
}

/** A zod or JSON error would quote the answer, so only the kind of error is logged. */
const toReason = (error: unknown) => (error instanceof Error ? error.name : 'unknown');
