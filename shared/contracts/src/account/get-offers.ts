import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { priceId } from './billing-fields.ts';
import { paidTier } from './paid-tier.ts';

export const getOffers = defineCall({
  service: 'account',
  method: 'GET',
  path: '/v1/account/offers',
  audience: 'open',
  summary:
    'The plans that can be bought now, each with the price id that a checkout names. A plan whose price at the payment provider is not the catalogue’s is left out.',
  response: z.object({ offers: z.array(z.object({ planType: paidTier, priceId })) }),
});
