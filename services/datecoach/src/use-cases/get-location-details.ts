import type { dateLocationDetails } from '@datewright/contracts/datecoach/date-location-details';
import type { SpotLocation } from '@datewright/contracts/datecoach/spot';
import type { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import { builtInLocations } from '../data/locations/built-in-locations.ts';

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

/** A spot that the AI proposed to this member. Its playbook fields are still empty. */
async function findProposedLocation(ctx: AppContext, userId: string, locationId: string): Promise<SpotLocation | null> {
  const spot = await ctx.spots.findSpot(userId, locationId);
  if (!spot) return null;
  const { id, name, type, description, goodWhen, matchScore } = spot;
  const emptyLists = { conversation: [], touchPoints: [], situations: [], recommendedTransport: [] };
  const flags = { customLocation: false, aiGenerated: true };
  return { id, name, type, description, goodFor: goodWhen, ...emptyLists, ...flags, matchScore };
}
