import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { decisionNote } from './decision.ts';
import { remoteName, version } from './fields.ts';
import { release } from './release.ts';

export const withdrawVersion = defineCall({
  service: 'registry',
  method: 'POST',
  path: '/registry/v1/remotes/:name/withdraw',
  audience: 'publisher',
  summary: 'Rules out for good that a version becomes live again. It ends the canary of that version.',
  params: z.object({ name: remoteName }),
  body: z.object({ version, ...decisionNote }),
  response: release,
});
