import type { PhotoFailure } from '@datewright/contracts/photo/follow-photos';
import type { PhotoResult } from '@datewright/contracts/photo/photo-result';
import { z } from '@datewright/sdk/zod';

const requestedPhoto = z.object({
  id: z.string(),
  operationId: z.string(),
  face: z.optional(z.object({ x: z.number(), y: z.number() })),
});
export type RequestedPhoto = z.infer<typeof requestedPhoto>;

/** The photos of one press of the Analyze button. */
export const analysisRequest = z.object({ photos: z.array(requestedPhoto) });
export type AnalysisRequest = z.infer<typeof analysisRequest>;

/** The outcome of one photo. `out`: no credit was left. `none`: it was cancelled, or the service no longer knows it. */
export type PhotoOutcome =
  | { kind: 'result'; result: PhotoResult; isRepeat?: boolean | undefined }
  | { kind: 'failed'; failure: PhotoFailure }
  | { kind: 'out' }
  | { kind: 'none' };
