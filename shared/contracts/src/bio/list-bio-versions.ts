import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';

export const listBioVersions = defineCall({
  ...base,
  method: 'GET',
  path: '/v1/bio/versions',
  summary:
    'The last versions of the bio, the present one included, and the last bios that the AI wrote for the member and that were paid for, saved or not; the newest first.',
  response: z.object({
    versions: z.array(z.object({ version: z.number(), bio: z.string(), at: z.string() })),
    written: z.array(z.object({ bio: z.string(), at: z.string(), writtenBy: z.string() })),
  }),
});
