import { z } from '../zod.ts';

/** How the deletion of an account stands, for whoever knows its reference: it names nobody. */
export const deletion = z.object({
  reference: z.string(),
  requestedAt: z.string(),
  /** Services that have erased everything of the member, and when. */
  erased: z.array(z.object({ service: z.string(), at: z.string() })),
  /** Services that still have to. */
  waiting: z.array(z.string()),
  /** When the last trace went that is not kept for the tax authorities; null before. */
  completedAt: z.nullable(z.string()),
});
export type Deletion = z.infer<typeof deletion>;

export const deletionReference = z.string().check(z.regex(/^[\w-]{36,64}$/));
