import { z } from '../zod.ts';
import { remoteName, version } from './fields.ts';

/** Who decided what is live: a person, or a start of the product, which never overrules a person. */
export const decider = z.enum(['person', 'start']);
export type Decider = z.infer<typeof decider>;

export const release = z.object({
  name: remoteName,
  owner: z.string(),
  stable: z.nullable(version),
  canary: z.nullable(z.object({ version, percent: z.number() })),
  /** Versions that never become live again. */
  withdrawn: z.array(version),
  /** Who made the last decision. */
  decidedBy: decider,
});
export type Release = z.infer<typeof release>;
