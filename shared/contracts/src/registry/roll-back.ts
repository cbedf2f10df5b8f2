import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { decisionNote } from './decision.ts';
import { remoteName } from './fields.ts';
import { release } from './release.ts';

export const rollBack = defineCall({
  service: 'registry',
  method: 'POST',
  path: '/registry/v1/remotes/:name/rollback',
  audience: 'publisher',
  summary: 'Ends the canary; without a canary, makes the previous stable version stable again.',
  params: z.object({ name: remoteName }),
  body: z.object(decisionNote),
  response: release,
});
