import { z } from '../zod.ts';
import { area } from './area.ts';
import { measured } from './photo-metrics.ts';
import { photoType } from './photo-type.ts';

const line = z.string().check(z.minLength(1), z.maxLength(240));

/** The result of one photo: its measurements and the opinion of an AI. */
export const photoResult = z.object({
  type: photoType,
  /** True when the AI named no known type: it follows from the number of faces, and no page claims it. */
  isTypeGuessed: z.optional(z.boolean()),
  /** 0 to 10, the AI's opinion. */
  score: z.number().check(z.minimum(0), z.maximum(10)),
  feedback: z.object({
    pros: z.array(line).check(z.maxLength(5)),
    cons: z.array(line).check(z.maxLength(5)),
    suggestion: line,
  }),
  /** Why the opinion differs from the measured score by more than the allowed deviation; `null` when it does not. */
  differs: z.nullable(line),
  measured,
  /** The part of the photo to keep where the suggestion is to crop it, if it fits what was measured. */
  suggestedCrop: z.optional(area),
  /** What the same photo has once it is turned upright, if it does not stand upright. */
  turned: z.optional(z.object({ score: z.number().check(z.minimum(0), z.maximum(10)), measured })),
  /** The name of the AI that wrote the opinion, as shown to the member. */
  writtenBy: z.string(),
  /** False for an AI without vision: its opinion is based on the measurements only. */
  sees: z.boolean(),
});
export type PhotoResult = z.infer<typeof photoResult>;
