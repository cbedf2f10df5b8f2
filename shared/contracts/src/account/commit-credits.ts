import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { reservationReference, reservationResult } from './credit-fields.ts';

export const commitCredits = defineCall({
  service: 'account',
  method: 'POST',
  path: '/internal/credits/commit',
  audience: 'service',
  summary:
    'Turns a hold into a charge. Repeating it changes nothing. Carried out after its deadline it gives the hold back instead.',
  /** `deadline`: how long the caller waits, as a time on the clock that `reserve` returned in `at`. */
  body: z.extend(reservationReference, { deadline: z.optional(z.number()) }),
  response: reservationResult,
});
