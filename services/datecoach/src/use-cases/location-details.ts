import type { dateLocationDetails } from '@datewright/contracts/datecoach/date-location-details';
import type { Location } from '@datewright/contracts/datecoach/spot';
import type { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors';
import type { AppContext } from '../context.ts';
import { builtInLocations } from '../locations/built-in.ts';

type Answer = z.input<(typeof dateLocationDetails)['response']>;

const builtIn = new Map(builtInLocations.map((location) => [location.id, location]));

/** One spot, or all that are built in. Those of `custom-…` are known to their browser alone. */
export async function locationDetails(ctx: AppContext, userId: string, locationId: string): Promise<Answer> {
  if (locationId === 'default') return { locations: [...builtInLocations] };
  const location = builtIn.get(locationId) ?? (await proposedLocation(ctx, userId, locationId));
  if (!location) throw new AppError('spot_not_found');
  return { location };
}

/** A spot that the AI proposed to this member: what is known of it before its playbook is written. */
async function proposedLocation(ctx: AppContext, userId: string, locationId: string): Promise<Location | null> {
  const spot = await ctx.spots.findSpot(userId, locationId);
  if (!spot) return null;
  const { id, name, type, description, goodWhen, matchScore } = spot;
  const unwritten = { conversation: [], touchPoints: [], situations: [], recommendedTransport: [] };
  const of = { customLocation: false, aiGenerated: true };
  return { id, name, type, description, goodFor: goodWhen, ...unwritten, ...of, matchScore };
}
