import { z } from '../zod.ts';

/** The status of an account deletion, readable with its reference. It contains no personal data. */
export const deletion = z.object({
  reference: z.string(),
  requestedAt: z.string(),
  /** The services that have erased all of the member's data, and when. */
  erased: z.array(z.object({ service: z.string(), at: z.string() })),
  /** The services that have not finished. */
  waiting: z.array(z.string()),
  /** When the last data was erased, apart from what tax law requires us to retain; `null` before. */
  completedAt: z.nullable(z.string()),
});
export type Deletion = z.infer<typeof deletion>;

export const deletionReference = z.string().check(z.regex(/^[\w-]{36,64}$/));
