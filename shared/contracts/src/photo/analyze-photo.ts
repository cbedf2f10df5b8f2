import { defineCall } from '../call.ts';
import { operationId } from '../operation-id.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { photoUploadMaxBytes } from './limits.ts';

/** The position of the member's own face in a photo with several; without it, the service asks when necessary. */
const share = z.string().check(z.regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/));

/** The body is `multipart/form-data` with one file named `photo`. */
export const analyzePhoto = defineCall({
  ...base,
  method: 'POST',
  path: '/v1/photo/photos/:operationId',
  summary:
    'Takes one photo in and begins to look at it. One photo credit, charged with its result; the same operation again is free.',
  params: z.object({ operationId }),
  query: z.object({ faceX: z.optional(share), faceY: z.optional(share) }),
  upload: { maxBytes: photoUploadMaxBytes },
  response: z.object({ isOver: z.boolean() }),
});
