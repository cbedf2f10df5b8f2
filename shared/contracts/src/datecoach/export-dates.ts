import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { plan } from './plan.ts';
import { playbook } from './playbook.ts';
import { savedTip } from './saved-tip.ts';

export const exportDates = defineCall({
  ...base,
  method: 'GET',
  path: '/v1/datecoach/export',
  summary: 'Everything of the member that is kept here.',
  response: z.object({ playbooks: z.array(playbook), savedTips: z.array(savedTip), plans: z.array(plan) }),
});
