import { defineCall } from '../call.ts';
import { waivableCategory } from '../moderation.ts';
import { operationId } from '../operation-id.ts';
import { z } from '../zod.ts';
import { bioAnalysis } from './analysis.ts';
import { base } from './base.ts';
import { bioText, optionalWord } from './fields.ts';

export const bioAnalyzer = defineCall({
  ...base,
  method: 'POST',
  path: '/functions/v1/bio-analyzer',
  summary:
    'Scores a bio by rules and adds the AI’s advice, for one `bio_write` credit. The advice never changes the number.',
  body: z.object({
    bio: bioText,
    gender: optionalWord,
    goOn: z.optional(waivableCategory),
    operationId: z.optional(operationId),
  }),
  response: z.object({
    analysis: bioAnalysis,
    available: z.number(),
  }),
});
