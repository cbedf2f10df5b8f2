import { defineCall } from '../call.ts';
import { waivableCategory } from '../moderation.ts';
import { operationId } from '../operation-id.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { questionLimit } from './limits.ts';

export const ask = defineCall({
  ...base,
  method: 'POST',
  path: '/v1/__tool__/answers',
  summary: 'Answers a question for one credit; failures cost nothing. The same operation again brings the same answer.',
  body: z.object({
    operationId,
    question: z.string().check(z.trim(), z.minLength(1), z.maxLength(questionLimit)),
    /** The member says that a judgement of this kind is wrong. */
    goOn: z.optional(waivableCategory),
  }),
  response: z.object({ answer: z.string(), writtenBy: z.string(), available: z.number() }),
});
