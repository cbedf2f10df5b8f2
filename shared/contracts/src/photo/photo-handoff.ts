import { z } from '../zod.ts';

/**
 * The key under which a visitor's page leaves a photo for the Photo Analyzer (`sessionStorage`: this tab only). Reading
 * it deletes it.
 */
export const photoHandoffKey = 'photo-carried';

/** Milliseconds for which the photo waits for a sign-in: an hour. After that, someone else may be using the device. */
export const photoHandoffLifetimeMs = 3_600_000;

/** The length of the longer side in pixels: small enough for a tab's storage, large enough for every measurement. */
export const photoHandoffMaxEdge = 2048;

export const photoHandoff = z.object({
  name: z.string().check(z.maxLength(255)),
  /** A JPEG as a data URL. A tab's storage holds about five million characters. */
  picture: z.string().check(z.regex(/^data:image\/jpeg;base64,/), z.maxLength(4_000_000)),
  at: z.number(),
});
