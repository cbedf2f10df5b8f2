import { defineCall } from '../call.ts';
import { z } from '../zod.ts';

export const stripeWebhook = defineCall({
  service: 'account',
  method: 'POST',
  path: '/v1/account/stripe/webhook',
  audience: 'vendor',
  summary: 'An event of the payment provider. Answered only when it is handled, so that it comes again otherwise.',
  body: z.unknown(),
  response: z.object({ received: z.literal(true) }),
});
