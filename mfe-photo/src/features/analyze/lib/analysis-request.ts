import type { PhotoFailure } from '@datewright/contracts/photo/follow-photos';
import type { PhotoResult } from '@datewright/contracts/photo/photo-result';
import { z } from '@datewright/sdk/zod';

const requestedPhoto = z.object({
  id: z.string(),
  operationId: z.string(),
  face: z.optional(z.object({ x: z.number(), y: z.number() })),
});
export type RequestedPhoto = z.infer<typeof requestedPhoto>;

/** What one press of the button asks for. */
export const analysisRequest = z.object({ photos: z.array(requestedPhoto) });
export type AnalysisRequest = z.infer<typeof analysisRequest>;

/** How it ended for one photo. `out`: no credit was left for it. `none`: it was stopped, or nobody knows of it any more. */
export type PhotoOutcome =
  | { kind: 'result'; result: PhotoResult }
  | { kind: 'failed'; failure: PhotoFailure }
  | { kind: 'out' }
  | { kind: 'none' };
