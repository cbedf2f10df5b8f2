import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { decisionNote } from './decision.ts';
import { remoteName, version } from './fields.ts';
import { release } from './release.ts';

const visitorId = z.string().check(z.regex(/^[\w-]{16,32}$/));

export const startCanary = defineCall({
  service: 'registry',
  method: 'POST',
  path: '/registry/v1/remotes/:name/canary',
  audience: 'publisher',
  summary: 'Gives a published version to a share of visitors, or changes that share.',
  params: z.object({ name: remoteName }),
  body: z.object({
    version,
    percent: z.number().check(z.minimum(0), z.maximum(100)),
    /** Values of the `visitor_id` cookie: these visitors get it at any percentage. */
    visitors: z._default(z.array(visitorId).check(z.maxLength(50)), []),
    ...decisionNote,
  }),
  response: release,
});
