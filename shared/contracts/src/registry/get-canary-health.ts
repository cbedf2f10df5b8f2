import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { remoteName, version } from './fields.ts';

/** How many views a version had, and how many of them ended with each fault. */
export const versionHealth = z.object({
  version,
  views: z.number(),
  failed: z.number(),
  hung: z.number(),
  callFailed: z.number(),
  slow: z.number(),
});
export type VersionHealth = z.infer<typeof versionHealth>;

export const getCanaryHealth = defineCall({
  service: 'registry',
  method: 'GET',
  path: '/registry/v1/remotes/:name/health',
  audience: 'publisher',
  summary: 'Views of the canary and of the stable version since the canary began, at most of the last half hour.',
  params: z.object({ name: remoteName }),
  response: z.object({ canary: z.nullable(versionHealth), stable: z.nullable(versionHealth) }),
});
