import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';

export const deleteAllDates = defineCall({
  ...base,
  method: 'DELETE',
  path: '/v1/datecoach/everything',
  summary: 'Deletes everything of the member here: spots, playbooks, saved tips, plans and how dates went.',
  response: z.object({ playbooks: z.number(), savedTips: z.number(), plans: z.number() }),
});
