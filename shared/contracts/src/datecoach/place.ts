import { z } from '../zod.ts';

/** A real place, with nothing that its source did not give. */
export const place = z.object({
  /** Its element on OpenStreetMap, such as `node/123`. */
  id: z.string().check(z.regex(/^(?:node|way|relation)\/\d{1,19}$/)),
  name: z.string().check(z.maxLength(120)),
  /** The value of its main tag, such as `board game café`, without underscores. */
  kind: z.string().check(z.maxLength(60)),
  /** Metres from the centre of the city, as the crow flies. */
  distance: z.number(),
  /** The tag `opening_hours` as it stands on the map, which may be wrong or old; `null` without one. */
  hours: z.nullable(z.string().check(z.maxLength(200))),
});
export type Place = z.infer<typeof place>;

/**
 * `found`: the places, nearest first, or none of this kind. `unknown-city` and `unknown-kind`: nothing to look for.
 * `off`: no source is set. `unavailable`: the source is slow, dead or busy.
 */
export const placesStatus = z.enum(['found', 'unknown-city', 'unknown-kind', 'off', 'unavailable']);
