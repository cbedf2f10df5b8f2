import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';

export const listBioVersions = defineCall({
  ...base,
  method: 'GET',
  path: '/v1/bio/versions',
  summary: 'The last versions of the bio, the newest first, the present one included.',
  response: z.object({ versions: z.array(z.object({ version: z.number(), bio: z.string(), at: z.string() })) }),
});
