import { z } from '../zod.ts';
import { version } from './fields.ts';

/** Who decides and why, in their own words. The registry adds the team of the token and the address. */
export const decisionNote = {
  by: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  reason: z.optional(z.string().check(z.maxLength(300))),
};

/** One line of a remote's history, which is only ever appended to. */
export const decision = z.object({
  at: z.string(),
  /** `trial-passed` and `trial-failed` change nothing that is live. `rollback` names the version that is stable again, `end-canary` the one that ended. */
  action: z.enum([
    'publish',
    'trial-passed',
    'trial-failed',
    'promote',
    'canary',
    'end-canary',
    'rollback',
    'withdraw',
  ]),
  version,
  /** Of a canary. */
  percent: z.optional(z.number()),
  /** What the caller says: a person, or `start`. */
  by: z.string(),
  /** The team whose token was used. */
  team: z.string(),
  /** The address that the call came from. */
  from: z.string(),
  reason: z.string(),
});
export type Decision = z.infer<typeof decision>;
