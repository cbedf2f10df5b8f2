import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { bioRecord } from './bio-record.ts';
import { bioText } from './fields.ts';

export const writeUserBio = defineCall({
  ...base,
  method: 'PUT',
  path: '/rest/v1/user_bios',
  summary:
    'Saves the bio over the version that the page had read. When another device saved meanwhile it is `bio_changed`, and nothing is overwritten. Saving an empty one clears it; its versions stay.',
  body: z.object({
    user_id: z.optional(z.string().check(z.maxLength(64))),
    bio: bioText,
    baseVersion: z.number().check(z.int(), z.minimum(0)),
  }),
  response: bioRecord,
});
