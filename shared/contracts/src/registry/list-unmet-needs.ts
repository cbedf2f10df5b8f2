import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { remoteName, version, versionRange } from './fields.ts';

export const listUnmetNeeds = defineCall({
  service: 'registry',
  method: 'GET',
  path: '/registry/v1/unmet-needs',
  audience: 'open',
  summary:
    'The live versions of remotes that need another version of a service’s contract, or of the SDK, than the one named.',
  query: z.object({
    /** `sdk`, or the name of a service. */
    of: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,59}$/)),
    version,
  }),
  response: z.object({
    unmet: z.array(z.object({ name: remoteName, version, live: z.enum(['stable', 'canary']), range: versionRange })),
  }),
});
export type UnmetNeed = z.infer<typeof listUnmetNeeds.response>['unmet'][number];
