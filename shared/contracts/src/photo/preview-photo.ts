import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { photoUploadMaxBytes } from './limits.ts';

/** The body is `multipart/form-data` with one file named `photo`. */
export const previewPhoto = defineCall({
  ...base,
  method: 'POST',
  path: '/v1/photo/previews',
  summary: 'A photo that the browser can not show (such as HEIC) as a JPEG. Costs no credit, and nothing is kept.',
  upload: { maxBytes: photoUploadMaxBytes },
  response: z.object({
    /** Base64. */
    jpeg: z.string(),
    width: z.number(),
    height: z.number(),
  }),
});
