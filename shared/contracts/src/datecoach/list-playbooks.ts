import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { most } from './limits.ts';
import { playbookOf } from './playbook.ts';

export const listPlaybooks = defineCall({
  ...base,
  method: 'GET',
  path: '/v1/datecoach/playbooks',
  summary: 'The member’s playbooks without their sections, the newest first.',
  response: z.object({ playbooks: z.array(playbookOf).check(z.maxLength(most.playbooks)) }),
});
