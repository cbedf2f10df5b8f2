import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { bioRecordWithReport } from './bio-record.ts';

export const readUserBio = defineCall({
  ...base,
  method: 'GET',
  path: '/rest/v1/user_bios',
  summary: 'The member’s one bio with its last report; empty when there is none.',
  query: z.object({ user_id: z.optional(z.string().check(z.maxLength(64))) }),
  response: bioRecordWithReport,
});
