import { writingFields } from '../account/writing-profile.ts';
import { defineCall } from '../call.ts';
import { waivableCategory } from '../moderation.ts';
import { operationId } from '../operation-id.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { bioText, datingApp, legacyText, optionalWord } from './fields.ts';
import { maxBioChanges } from './limits.ts';
import { bioFix, bioScore } from './score.ts';

export const bioGenerator = defineCall({
  ...base,
  method: 'POST',
  path: '/functions/v1/bio-generator',
  summary:
    'Writes a bio, or with `mode: improve` another version of `currentBio`, for one `bio_write` credit; failures cost nothing, nor does a rewrite that only cuts and corrects the member’s own words. A member without credits gets one bonus per sign-in and day. None of the last answers comes again.',
  body: z.object({
    mode: z.optional(z.enum(['create', 'improve'])),
    tone: optionalWord,
    gender: optionalWord,
    interests: z.optional(z.array(z.string().check(z.trim(), z.maxLength(60))).check(z.maxLength(5))),
    lookingFor: z.optional(z.string().check(z.trim(), z.maxLength(300))),
    /** The older request format; `interests` and `lookingFor` take precedence. */
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
    /** Fits the bio to this app’s length limit. */
    app: z.optional(datingApp),
    /** With `app: hinge`: the prompt that the bio answers. */
    prompt: z.optional(z.string().check(z.trim(), z.maxLength(150))),
    /** How the member writes, so that the result sounds like them, and more facts about them. Used once and not stored. */
    ...writingFields,
    /** The member rejects a moderation verdict of this category. */
    goOn: z.optional(waivableCategory),
    operationId: z.optional(operationId),
  }),
  response: z.object({
    bio: z.string(),
    /** Why the new bio is better, in short sentences. */
    explanation: z.array(z.string()),
    writtenBy: z.string(),
    /** The free bonus was used, so no credit was charged. */
    bonus: z.boolean(),
    available: z.number(),
    /** Facts in the result that the input did not contain, for the member to check. */
    toCheck: z.array(z.object({ text: z.string(), start: z.number(), end: z.number() })),
    score: bioScore,
    /**
     * No AI wrote this: it is `currentBio` after these changes, because no rewrite of the AI scored as high and kept its
     * facts. It is free.
     */
    changes: z.optional(
      z.array(z.object({ kind: bioFix.shape.kind, words: bioFix.shape.words })).check(z.maxLength(maxBioChanges)),
    ),
    /** The score of `currentBio`. */
    before: z.nullable(bioScore),
  }),
});
