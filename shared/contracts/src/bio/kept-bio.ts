import { z } from '../zod.ts';

export const kept = z.object({
  bio: z.string(),
  /** Rises by one with each save; 0 when none was ever saved. */
  version: z.number(),
  updatedAt: z.nullable(z.string()),
});
export type KeptBio = z.infer<typeof kept>;
