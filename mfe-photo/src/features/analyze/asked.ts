import type { PhotoFailure } from '@datewright/contracts/photo/follow-photos';
import type { PhotoResult } from '@datewright/contracts/photo/photo-result';
import { z } from '@datewright/sdk/zod';

const askedPhoto = z.object({
  id: z.string(),
  operationId: z.string(),
  face: z.optional(z.object({ x: z.number(), y: z.number() })),
});
export type AskedPhoto = z.infer<typeof askedPhoto>;

/** What one press of the button asks for. */
export const asked = z.object({ photos: z.array(askedPhoto) });
export type Asked = z.infer<typeof asked>;

/** How it ended for one photo. `out`: no credit was left for it. `none`: it was stopped, or nobody knows of it any more. */
export type PhotoEnd =
  | { kind: 'result'; result: PhotoResult }
  | { kind: 'failed'; failure: PhotoFailure }
  | { kind: 'out' }
  | { kind: 'none' };
