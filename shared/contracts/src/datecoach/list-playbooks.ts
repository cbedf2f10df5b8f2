import { defineCall } from '../call.ts';
import { earlier, pageQuery } from '../page.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { maxStoredItems } from './limits.ts';
import { playbookSummary } from './playbook.ts';

export const listPlaybooks = defineCall({
  ...base,
  method: 'GET',
  path: '/v1/datecoach/playbooks',
  summary: 'The member’s playbooks without their sections, the newest first.',
  query: pageQuery,
  response: z.object({ playbooks: z.array(playbookSummary).check(z.maxLength(maxStoredItems.playbooks)), earlier }),
});
