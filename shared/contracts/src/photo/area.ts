import { z } from '../zod.ts';

const share = z.number().check(z.minimum(0), z.maximum(1));

/** A rectangle on an upright photo, as shares of its width and height. */
export const area = z.object({ x: share, y: share, width: share, height: share });
export type Area = z.infer<typeof area>;

/** A point on an upright photo, as shares of its width and height. */
export const point = z.object({ x: share, y: share });
export type Point = z.infer<typeof point>;
