import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { emailChangeSide } from './email-change.ts';
import { linkToken } from './fields.ts';

export const readEmailChangeLink = defineCall({
  service: 'account',
  method: 'POST',
  path: '/v1/account/email-change/link',
  audience: 'open',
  summary: 'What a mailed link is about, without using it. A used, replaced or old one is `link_expired`.',
  body: z.object({ access_token: linkToken }),
  response: z.object({ side: emailChangeSide, email: z.string() }),
});
