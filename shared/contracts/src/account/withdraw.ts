import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { withdrawal } from './withdrawal.ts';

export const withdraw = defineCall({
  service: 'account',
  method: 'POST',
  path: '/v1/account/withdrawal',
  audience: 'member',
  summary:
    'Withdraws from a contract within its 14 days: ends its plan at once if it runs, pays back what was charged for it, mails an acknowledgement. Repeating it changes nothing. Later it is `withdrawal_over`.',
  body: z.object({
    contractId: z.string().check(z.maxLength(255)),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  }),
  response: withdrawal,
});
