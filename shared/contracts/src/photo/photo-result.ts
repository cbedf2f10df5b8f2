import { z } from '../zod.ts';
import { measured } from './photo-metrics.ts';
import { photoType } from './photo-type.ts';

const line = z.string().check(z.minLength(1), z.maxLength(240));

/** What came of one photo: what was measured, and beside it what an AI thinks. */
export const photoResult = z.object({
  type: photoType,
  /** 0 to 10, the AI's opinion. */
  score: z.number().check(z.minimum(0), z.maximum(10)),
  feedback: z.object({
    pros: z.array(line).check(z.maxLength(5)),
    cons: z.array(line).check(z.maxLength(5)),
    suggestion: line,
  }),
  /** Why the opinion stands further from the measured score than the band; null where it does not. */
  differs: z.nullable(line),
  measured,
  /** Which AI wrote the opinion, as shown to the member. */
  writtenBy: z.string(),
  /** False for an AI that can not see: then the opinion says only what was measured. */
  sees: z.boolean(),
});
export type PhotoResult = z.infer<typeof photoResult>;
