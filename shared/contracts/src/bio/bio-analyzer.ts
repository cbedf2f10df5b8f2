import { defineCall } from '../call.ts';
import { operationId } from '../operation-id.ts';
import { waivedKind } from '../safety.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { text, word } from './fields.ts';
import { bioScore } from './score.ts';

export const bioAnalyzer = defineCall({
  ...base,
  method: 'POST',
  path: '/functions/v1/bio-analyzer',
  summary:
    'Scores a bio by rules and adds the AI’s advice, for one `bio_write` credit. The advice never changes the number.',
  body: z.object({ bio: text, gender: word, goOn: z.optional(waivedKind), operationId: z.optional(operationId) }),
  response: z.object({
    analysis: z.object({
      ...bioScore.shape,
      /** The AI’s opinion, in short sentences. */
      feedback: z.array(z.string()),
      improvedVersion: z.optional(z.string()),
      improvedScore: z.nullable(bioScore),
      toCheck: z.array(z.object({ text: z.string(), start: z.number(), end: z.number() })),
      writtenBy: z.string(),
    }),
    available: z.number(),
  }),
});
