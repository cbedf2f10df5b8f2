import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { deletion } from './deletion.ts';
import { password } from './fields.ts';

export const deleteAccount = defineCall({
  service: 'account',
  method: 'POST',
  path: '/v1/account/deletion',
  audience: 'session',
  summary:
    'Deletes the account: every session, the plan and mails end at once, and every service erases what it keeps within minutes. With the password, or for who has none a sign-in of the last minutes. It can’t be undone.',
  body: z.object({ currentPassword: z.optional(password) }),
  response: deletion,
});
