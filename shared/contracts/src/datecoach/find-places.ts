import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { cityMaxLength, maxPlaces } from './limits.ts';
import { place, placesStatus } from './place.ts';

export const findPlaces = defineCall({
  ...base,
  method: 'POST',
  path: '/v1/datecoach/places',
  summary:
    'Real places of one kind near a city. Costs no credit; the city is never sent to the AI. A source that fails is no error.',
  body: z.object({
    city: z.string().check(z.trim(), z.minLength(1), z.maxLength(cityMaxLength)),
    /** The kind of place, as the spot names it. */
    type: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  }),
  response: z.object({ status: placesStatus, places: z.array(place).check(z.maxLength(maxPlaces)) }),
});
