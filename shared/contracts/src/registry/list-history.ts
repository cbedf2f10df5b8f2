import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { decision } from './decision.ts';
import { remoteName } from './fields.ts';

export const listHistory = defineCall({
  service: 'registry',
  method: 'GET',
  path: '/registry/v1/remotes/:name/history',
  audience: 'publisher',
  summary: 'Every publication and decision on what is live of a remote of the own team, newest first.',
  params: z.object({ name: remoteName }),
  response: z.object({ history: z.array(decision) }),
});
