import { defineCall } from '../call.ts';
import { consentCategories } from '../consent/choice.ts';
import { z } from '../zod.ts';

/** Random id of a consent proof. It is stored only in that browser and in the proof, and identifies no one. */
export const consentProof = z.string().check(z.regex(/^[\w-]{16,64}$/));

/** Sent when something is allowed or withdrawn, never for an initial refusal: visitors who refuse get no id. */
export const recordConsent = defineCall({
  service: 'marketing',
  method: 'POST',
  path: '/v1/marketing/consents',
  audience: 'open',
  summary: 'Keeps the proof of a choice about cookies.',
  body: z.object({
    proof: consentProof,
    /** Version of the catalogue that was shown. */
    version: z.number().check(z.int(), z.minimum(1), z.maximum(10_000)),
    allowed: z.array(z.enum(consentCategories)).check(z.maxLength(consentCategories.length)),
    /** When the visitor chose, ISO 8601. */
    at: z
      .string()
      .check(
        z.maxLength(40),
        z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?Z$/),
      ),
    /** True if the browser sent a Global Privacy Control signal. */
    signal: z.boolean(),
  }),
  response: z.object({ kept: z.boolean() }),
});
