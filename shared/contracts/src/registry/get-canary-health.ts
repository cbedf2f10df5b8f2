import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { remoteName, version } from './fields.ts';

export const versionHealth = z.object({ version, views: z.number(), failed: z.number() });
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
