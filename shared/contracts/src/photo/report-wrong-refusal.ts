import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';

/** The error codes for photos that are refused because of their content. */
export const refusalCodes = [
  'photo_minor',
  'photo_nudity',
  'photo_violence',
  'photo_self_harm',
  'photo_document',
  'photo_screenshot',
  'not_dating_ready',
] as const;
export const refusalCode = z.enum(refusalCodes);
export type RefusalCode = z.infer<typeof refusalCode>;

export const reportWrongRefusal = defineCall({
  ...base,
  method: 'POST',
  path: '/v1/photo/refusals/wrong',
  summary: 'Counts that a member calls a refusal wrong: its code, and nothing of the photo.',
  body: z.object({ code: refusalCode }),
  response: z.object({}),
});
