import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { remoteName } from './fields.ts';
import { composedRemote } from './get-composition.ts';

export const releasedRemote = z.object({
  name: remoteName,
  stable: z.nullable(composedRemote),
  canary: z.nullable(
    z.object({
      remote: composedRemote,
      /** The share of visitors who get it, from 0 to 100. */
      percent: z.number(),
      /** Ids of visitors who get it at any percentage. */
      visitors: z.array(z.string()),
    }),
  ),
});
export type ReleasedRemote = z.infer<typeof releasedRemote>;

/** Everything that an edge needs to choose the versions of any visitor. */
export const releaseTable = z.object({ remotes: z.array(releasedRemote) });
export type ReleaseTable = z.infer<typeof releaseTable>;

/** Edges poll it with `If-None-Match`, and do not serve it to browsers. */
export const getReleaseTable = defineCall({
  service: 'registry',
  method: 'GET',
  path: '/registry/v1/release-table',
  audience: 'open',
  summary:
    'The live versions of every remote, from which an edge chooses for each visitor; 304 while they are the same.',
  response: releaseTable,
});
