import { z } from '../zod.ts';
import { area, point } from './area.ts';
import { measurementIds } from './rules.ts';

/** One thing that was measured. `unsure`: it could not be measured on this photo, and counts for nothing. */
export const measurement = z.object({
  id: z.enum(measurementIds),
  value: z.number(),
  verdict: z.enum(['good', 'careful', 'bad', 'unsure']),
  /** Where on the photo; null: all of it. */
  area: z.nullable(area),
});
export type Measurement = z.infer<typeof measurement>;

/** How much of the photo is left in the frame of an app, and whether the member's face is still whole. */
export const crop = z.object({
  app: z.enum(['tinder', 'bumble', 'hinge']),
  kept: z.number(),
  keepsFace: z.boolean(),
  area,
});
export type Crop = z.infer<typeof crop>;

/** A face: where it is, and nothing that tells who it is, how old, or what it feels. */
export const face = z.object({
  area,
  /** Degrees; a positive one leans to the right of the picture, or is turned there. */
  tilt: z.number(),
  turned: z.number(),
  /** As they stand on the picture. */
  eyes: z.object({ left: point, right: point }),
});
export type Face = z.infer<typeof face>;

/** All that was measured on one photo, the same for the same picture. */
export const measured = z.object({
  facts: z.array(measurement),
  faces: z.array(face).check(z.maxLength(10)),
  /** Which of the faces is the member's; null: none, or nobody knows. */
  own: z.nullable(z.number()),
  crops: z.array(crop),
  /** 64 bits, in hexadecimal, by which nearly equal photos are known. Tells nothing of what it shows. */
  print: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  /** Ten, less what the facts cost; never below 0. */
  score: z.number(),
});
export type PhotoMetrics = z.infer<typeof measured>;
