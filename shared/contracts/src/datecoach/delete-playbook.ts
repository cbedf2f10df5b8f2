import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { playbookParams } from './playbook.ts';

export const deletePlaybook = defineCall({
  ...base,
  method: 'DELETE',
  path: '/v1/datecoach/playbooks/:operationId',
  summary: 'Deletes a playbook, or stops it: free before its first section was shown. Saved tips stay.',
  params: playbookParams,
  /** `onlyIfFree` stops: it leaves alone a playbook that costs a credit because its first section was shown. */
  query: z.object({ onlyIfFree: z.optional(z.literal('true')) }),
  /** `deleted` is 0 when the playbook was left alone. */
  response: z.object({ deleted: z.number(), charged: z.boolean() }),
});
