import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { screenshotMaxBytes } from './limits.ts';
import { matchFields } from './match.ts';

/** The body is `multipart/form-data` with one file named `screenshot`. Nothing of the picture is kept. */
export const readScreenshot = defineCall({
  ...base,
  method: 'POST',
  path: '/v1/chatpad/screenshots',
  summary: 'Reads a match or a conversation from a picture. Costs no credit.',
  // What a form writes around the file is added.
  upload: { maxBytes: screenshotMaxBytes + 64 * 1024 },
  response: z.object({
    fields: matchFields,
    readBy: z.string(),
    /** Set when the reader can not really see. */
    sample: z.boolean(),
  }),
});
