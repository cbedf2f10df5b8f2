import { defineCall } from '../call.ts';
import { consentCategories } from '../consent/choice.ts';
import { z } from '../zod.ts';

/** The random number of a browser's proof. It names nobody, and stands in that browser and in the proof only. */
export const consentProof = z.string().check(z.regex(/^[\w-]{16,64}$/));

/** Sent when something is allowed or taken back, never for a first no: who refuses gets no number. */
export const recordConsent = defineCall({
  service: 'marketing',
  method: 'POST',
  path: '/v1/marketing/consents',
  audience: 'open',
  summary: 'Keeps the proof of a choice about cookies.',
  body: z.object({
    proof: consentProof,
    /** Of the catalogue that was shown. */
    version: z.number().check(z.int(), z.minimum(1), z.maximum(10_000)),
    allowed: z.array(z.enum(consentCategories)).check(z.maxLength(consentCategories.length)),
    /** When the visitor chose, ISO 8601. */
    at: z
      .string()
      .check(
        z.maxLength(40),
        z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?Z$/),
      ),
    /** Whether the browser asked for privacy by Global Privacy Control. */
    signal: z.boolean(),
  }),
  response: z.object({ kept: z.boolean() }),
});
