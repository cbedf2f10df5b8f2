import { defineCall } from '../call.ts';
import { base } from './base.ts';
import { playbook, playbookParams } from './playbook.ts';

export const getPlaybook = defineCall({
  ...base,
  method: 'GET',
  path: '/v1/datecoach/playbooks/:operationId',
  summary: 'One playbook with the sections that are written.',
  params: playbookParams,
  response: playbook,
});
