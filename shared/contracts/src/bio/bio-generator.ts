import { defineCall } from '../call.ts';
import { waivableCategory } from '../moderation.ts';
import { operationId } from '../operation-id.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { bioText, datingApp, legacyText, optionalWord, sample } from './fields.ts';
import { bioScore } from './score.ts';

export const bioGenerator = defineCall({
  ...base,
  method: 'POST',
  path: '/functions/v1/bio-generator',
  summary:
    'Writes a bio, or with `mode: improve` another version of `currentBio`, for one `bio_write` credit; failures cost nothing. A member without credits gets one bonus per sign-in and day. None of the last answers comes again.',
  body: z.object({
    mode: z.optional(z.enum(['create', 'improve'])),
    tone: optionalWord,
    gender: optionalWord,
    interests: z.optional(z.array(z.string().check(z.trim(), z.maxLength(60))).check(z.maxLength(5))),
    lookingFor: z.optional(z.string().check(z.trim(), z.maxLength(300))),
    /** Accepted in the older shape; what `interests` and `lookingFor` say wins. */
    userInfo: z.optional(
      z.object({
        activities: legacyText,
        selfDescription: legacyText,
        qualities: legacyText,
        values: legacyText,
        lookingFor: legacyText,
      }),
    ),
    currentBio: z.optional(bioText),
    /** Fits the answer to this app’s limit. */
    app: z.optional(datingApp),
    /** With `app: hinge`: the prompt that the answer is written to. */
    prompt: z.optional(z.string().check(z.trim(), z.maxLength(150))),
    /** The member’s own writing, to sound like it. Used once and not kept. */
    voice: z.optional(sample),
    /** The member says that a judgement of this kind is wrong. */
    goOn: z.optional(waivableCategory),
    operationId: z.optional(operationId),
  }),
  response: z.object({
    bio: z.string(),
    /** Why it is better, in short sentences. */
    explanation: z.array(z.string()),
    writtenBy: z.string(),
    /** It was the bonus: no credit was charged. */
    bonus: z.boolean(),
    available: z.number(),
    /** Facts in the answer that were not in what was given: to be checked by the member. */
    toCheck: z.array(z.object({ text: z.string(), start: z.number(), end: z.number() })),
    score: bioScore,
    /** Of `currentBio`. */
    before: z.nullable(bioScore),
  }),
});
