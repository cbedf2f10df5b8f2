import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { decisionNote } from './decision.ts';
import { remoteName, version } from './fields.ts';
import { decider, release } from './release.ts';

export const promoteVersion = defineCall({
  service: 'registry',
  method: 'POST',
  path: '/registry/v1/remotes/:name/promote',
  audience: 'publisher',
  summary:
    'Makes a published version the stable one and ends the canary. A start changes nothing once a person has decided.',
  params: z.object({ name: remoteName }),
  body: z.object({ version, decidedBy: z._default(decider, 'person'), ...decisionNote }),
  response: release,
});
