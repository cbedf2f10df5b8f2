import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { version } from './fields.ts';
import { release } from './release.ts';
import { versionTrial } from './trial.ts';

export const listRemotes = defineCall({
  service: 'registry',
  method: 'GET',
  path: '/registry/v1/remotes',
  audience: 'open',
  summary: 'Every remote, what is live of it, its published versions, and the trials of those that had one.',
  response: z.object({
    remotes: z.array(z.object({ release, versions: z.array(version), trials: z._default(z.array(versionTrial), []) })),
  }),
});
