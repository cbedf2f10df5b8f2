import { z } from '../zod.ts';
import { area, point } from './area.ts';
import { measurementIds } from './rules.ts';

/** One measurement. `unsure`: it could not be measured on this photo and does not affect the score. */
export const measurement = z.object({
  id: z.enum(measurementIds),
  value: z.number(),
  verdict: z.enum(['good', 'careful', 'bad', 'unsure']),
  /** The area of the photo that it refers to; `null` for the whole photo. */
  area: z.nullable(area),
});
export type Measurement = z.infer<typeof measurement>;

/** How much of the photo remains in the frame of an app, and whether the member's face is still complete. */
export const crop = z.object({
  app: z.enum(['tinder', 'bumble', 'hinge']),
  kept: z.number(),
  keepsFace: z.boolean(),
  area,
});
export type Crop = z.infer<typeof crop>;

/** The position of a face, without anything about identity, age or emotion. */
export const face = z.object({
  area,
  /** Degrees; positive values lean or turn to the right of the picture. */
  tilt: z.number(),
  turned: z.number(),
  /** Left and right as seen in the picture. */
  eyes: z.object({ left: point, right: point }),
});
export type Face = z.infer<typeof face>;

/** All measurements of one photo, identical for identical pictures. */
export const measured = z.object({
  facts: z.array(measurement),
  faces: z.array(face).check(z.maxLength(10)),
  /** The index of the member's face; `null` when there is none or it is unclear. */
  own: z.nullable(z.number()),
  crops: z.array(crop),
  /** Degrees by which the photo has to be turned clockwise to stand upright, if it does not. */
  turn: z.optional(z.number()),
  /**
   * A 64-bit perceptual hash in hexadecimal, by which near duplicates are found. It reveals nothing about the content.
   */
  print: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  /** 144-bit hashes of the whole picture and of fifteen parts of it, by which crops are found; none in older results. */
  cropHashes: z.optional(z.array(z.string().check(z.regex(/^[0-9a-f]{36}$/))).check(z.minLength(16), z.maxLength(16))),
  /** Ten minus the points lost by the measurements; never below 0. */
  score: z.number(),
});
export type PhotoMetrics = z.infer<typeof measured>;
