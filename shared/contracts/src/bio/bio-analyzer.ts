import { defineCall } from '../call.ts';
import { operationId } from '../operation-id.ts';
import { waivedKind } from '../safety.ts';
import { z } from '../zod.ts';
import { bioAnalysis } from './analysis.ts';
import { base } from './base.ts';
import { text, word } from './fields.ts';

export const bioAnalyzer = defineCall({
  ...base,
  method: 'POST',
  path: '/functions/v1/bio-analyzer',
  summary:
    'Scores a bio by rules and adds the AI’s advice, for one `bio_write` credit. The advice never changes the number.',
  body: z.object({ bio: text, gender: word, goOn: z.optional(waivedKind), operationId: z.optional(operationId) }),
  response: z.object({
    analysis: bioAnalysis,
    available: z.number(),
  }),
});
