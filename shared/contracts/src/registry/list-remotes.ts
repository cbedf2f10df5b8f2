import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { version } from './fields.ts';
import { release } from './release.ts';

export const listRemotes = defineCall({
  service: 'registry',
  method: 'GET',
  path: '/registry/v1/remotes',
  audience: 'open',
  summary: 'Every remote, what is live of it, and its published versions.',
  response: z.object({ remotes: z.array(z.object({ release, versions: z.array(version) })) }),
});
