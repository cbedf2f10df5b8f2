import type { dateLocationDetails } from '@datewright/contracts/datecoach/date-location-details';
import type { SpotLocation } from '@datewright/contracts/datecoach/spot';
import type { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import { builtInLocations } from '../data/locations/built-in-locations.ts';

type LocationDetails = z.input<(typeof dateLocationDetails)['response']>;

const builtInById = new Map(builtInLocations.map((location) => [location.id, location]));

/** One spot, or all that are built in. Those of `custom-…` are known to their browser alone. */
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

/** A spot that the AI proposed to this member: what is known of it before its playbook is written. */
async function findProposedLocation(ctx: AppContext, userId: string, locationId: string): Promise<SpotLocation | null> {
  const spot = await ctx.spots.findSpot(userId, locationId);
  if (!spot) return null;
  const { id, name, type, description, goodWhen, matchScore } = spot;
  const unwritten = { conversation: [], touchPoints: [], situations: [], recommendedTransport: [] };
  const of = { customLocation: false, aiGenerated: true };
  return { id, name, type, description, goodFor: goodWhen, ...unwritten, ...of, matchScore };
}
