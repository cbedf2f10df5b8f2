import { defineCall } from '../call.ts';
import { falsePositiveReport } from '../moderation.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';

export const reportFalsePositive = defineCall({
  ...base,
  method: 'POST',
  path: '/v1/datecoach/safety/wrong',
  summary: 'Counts that a member calls a safety judgement wrong: its kind, and no text.',
  body: falsePositiveReport,
  response: z.object({}),
});
