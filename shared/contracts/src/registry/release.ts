import { z } from '../zod.ts';
import { remoteName, version } from './fields.ts';

/** Who decided what is live: a person, or a start of the product, which never overrules a person. */
export const decider = z.enum(['person', 'start']);
export type Decider = z.infer<typeof decider>;

export const release = z.object({
  name: remoteName,
  owner: z.string(),
  stable: z.nullable(version),
  canary: z.nullable(
    z.object({ version, percent: z.number().check(z.minimum(0), z.maximum(100)), visitors: z.array(z.string()) }),
  ),
  /** Who made the last decision. */
  decidedBy: decider,
  history: z.array(z.object({ version, at: z.string(), by: z.string(), action: z.enum(['promote', 'rollback']) })),
});
export type Release = z.infer<typeof release>;
