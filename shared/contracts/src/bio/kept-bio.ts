import { z } from '../zod.ts';
import { bioReport } from './analysis.ts';

export const kept = z.object({
  bio: z.string(),
  /** Rises by one with each save; 0 when none was ever saved. */
  version: z.number(),
  updatedAt: z.nullable(z.string()),
});
export type KeptBio = z.infer<typeof kept>;

export const keptWithReport = z.object({
  ...kept.shape,
  /** The last one of this bio or a version of it; it goes when the bio is cleared. */
  report: z.nullable(bioReport),
});
export type KeptWithReport = z.infer<typeof keptWithReport>;
