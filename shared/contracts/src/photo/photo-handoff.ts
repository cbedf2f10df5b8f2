import { z } from '../zod.ts';

/** Where a visitor's page leaves a photo for the Photo Analyzer (`sessionStorage`: this tab only); who takes it, forgets it there. */
export const photoHandoffKey = 'photo-carried';

/** Milliseconds for which it waits for a sign-in: an hour. Longer, and another person may sit there. */
export const photoHandoffLifetimeMs = 3_600_000;

/** Pixels of its longer side: small enough for a tab's storage, large enough for every measure. */
export const photoHandoffMaxEdge = 2048;

export const photoHandoff = z.object({
  name: z.string().check(z.maxLength(255)),
  /** A JPEG as a data URL. A tab's storage holds about five million letters. */
  picture: z.string().check(z.regex(/^data:image\/jpeg;base64,/), z.maxLength(4_000_000)),
  at: z.number(),
});
