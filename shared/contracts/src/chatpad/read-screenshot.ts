import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { screenshotMaxBytes } from './limits.ts';
import { matchFields } from './match.ts';

/** The body is `multipart/form-data` with one file named `screenshot`. The picture is not stored. */
export const readScreenshot = defineCall({
  ...base,
  method: 'POST',
  path: '/v1/chatpad/screenshots',
  summary: 'Reads a match or a conversation from a picture. Costs no credit.',
  // Allows for the multipart encoding around the file.
  upload: { maxBytes: screenshotMaxBytes + 64 * 1024 },
  response: z.object({
    fields: matchFields,
    readBy: z.string(),
    /** True when the reader is a sample that can't see the picture. */
    sample: z.boolean(),
  }),
});
