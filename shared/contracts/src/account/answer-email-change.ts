import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { linkToken } from './fields.ts';

export const answerEmailChange = defineCall({
  service: 'account',
  method: 'POST',
  path: '/v1/account/email-change/answer',
  audience: 'open',
  summary:
    'Answers for one end, once: `no` ends the request. The second `yes` changes the address, ends every other session and every open link.',
  body: z.object({ access_token: linkToken, agree: z.boolean() }),
  response: z.object({ outcome: z.enum(['refused', 'waiting', 'changed']), email: z.string() }),
});
