import { defineCall } from '../call.ts';
import { reservationReference, reservationResult } from './credit-fields.ts';

export const releaseCredits = defineCall({
  service: 'account',
  method: 'POST',
  path: '/internal/credits/release',
  audience: 'service',
  summary: 'Gives a hold back. Repeating it, or releasing what was charged, changes nothing.',
  body: reservationReference,
  response: reservationResult,
});
