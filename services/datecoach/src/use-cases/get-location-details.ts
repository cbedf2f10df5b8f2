import type { dateLocationDetails } from '@datewright/contracts/datecoach/date-location-details';
import type { SpotLocation } from '@datewright/contracts/datecoach/spot';
import type { z } from '@datewright/contracts/zod';
import { detectTextLanguage } from '@datewright/safety/moderation/detect-text-language';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import { generalAdvice } from '../data/general-advice/general-advice.ts';
import { type GeneralTip, isForOccasions } from '../data/general-advice/general-tip.ts';
import { builtInLocations } from '../data/locations/built-in-locations.ts';
import type { FoundSpot } from '../data/spot-repository.ts';

type LocationDetails = z.input<(typeof dateLocationDetails)['response']>;

const builtInById = new Map(builtInLocations.map((location) => [location.id, location]));

/**
 * Returns one spot, or all built-in ones for `default`. Throws `spot_not_found`, also for `custom-…` ids, which only
 * the browser knows.
 */
export async function getLocationDetails(
  ctx: AppContext,
  userId: string,
  locationId: string,
): Promise<LocationDetails> {
  if (locationId === 'default') return { locations: [...builtInLocations] };
  const location = builtInById.get(locationId) ?? (await findProposedLocation(ctx, userId, locationId));
  if (!location) throw new AppError('spot_not_found');
  return { location };
}

/** A spot that the AI proposed to this member, with general advice until its playbook is written. */
async function findProposedLocation(ctx: AppContext, userId: string, locationId: string): Promise<SpotLocation | null> {
  const found = await ctx.spots.findSpot(userId, locationId);
  if (!found) return null;
  const { id, name, type, description, goodWhen, matchScore } = found.spot;
  const flags = { customLocation: false, aiGenerated: true };
  return { id, name, type, description, goodFor: goodWhen, ...listAdvice(found), ...flags, matchScore };
}

/** General advice in the spot's language, without tips that depend on how the match feels. */
function listAdvice({ spot: { description }, isVideo }: FoundSpot) {
  const advice = generalAdvice[detectTextLanguage(description)];
  const occasions = new Set([isVideo ? 'video' : 'place']);
  const select = (tips: readonly GeneralTip[]) => tips.filter((tip) => isForOccasions(tip, occasions));
  return {
    conversation: select(advice.talk).map(({ text }) => text),
    touchPoints: select(advice.touch).map(({ text }) => text),
    situations: select(advice.situations).map(({ scenario = '', text }) => ({ scenario, response: text })),
    // Unknown until the member names a real place.
    recommendedTransport: [],
  };
}
