import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { linkToken } from './fields.ts';

export const redeemConfirmation = defineCall({
  service: 'account',
  method: 'POST',
  path: '/v1/account/confirmations/redeem',
  audience: 'open',
  summary:
    'Uses a confirmation link once: the address is then confirmed, and the browser that registered is signed in. A used or old link is `link_expired`.',
  body: z.object({ access_token: linkToken }),
  response: z.object({ success: z.literal(true), email: z.string(), signedIn: z.optional(z.boolean()) }),
});
