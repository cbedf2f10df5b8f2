import { defineCall } from '../call.ts';
import { waivableCategory } from '../moderation.ts';
import { z } from '../zod.ts';
import { openBase } from './base.ts';
import { bioText } from './fields.ts';
import { bioFixes, bioScore } from './score.ts';

export const measureBio = defineCall({
  ...openBase,
  method: 'POST',
  path: '/v1/bio/score',
  summary:
    'The score of a text by the rules alone, for members and visitors; free, and nothing is kept. What is held back or no text gets an error and no number.',
  body: z.object({
    bio: bioText,
    goOn: z.optional(waivableCategory),
    /** Asks for changes that raise the score. */
    withFixes: z.optional(z.boolean()),
  }),
  response: z.extend(bioScore, { fixes: z.optional(bioFixes) }),
});
