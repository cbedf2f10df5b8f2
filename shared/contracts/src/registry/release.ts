import { z } from '../zod.ts';
import { remoteName, version } from './fields.ts';

export const release = z.object({
  name: remoteName,
  owner: z.string(),
  stable: z.nullable(version),
  canary: z.nullable(
    z.object({ version, percent: z.number().check(z.minimum(0), z.maximum(100)), visitors: z.array(z.string()) }),
  ),
  history: z.array(z.object({ version, at: z.string(), by: z.string(), action: z.enum(['promote', 'rollback']) })),
});
export type Release = z.infer<typeof release>;
