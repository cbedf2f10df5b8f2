import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { spotId, spotLocation } from './spot.ts';

export const dateLocationDetails = defineCall({
  ...base,
  method: 'POST',
  path: '/functions/v1/date-location-details',
  summary: 'One spot, or with the id `default` the five built-in ones. Costs no credit.',
  body: z.object({ locationId: spotId }),
  response: z.object({ location: z.optional(spotLocation), locations: z.optional(z.array(spotLocation)) }),
});
