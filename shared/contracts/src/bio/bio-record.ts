import { z } from '../zod.ts';
import { bioReport } from './analysis.ts';

export const bioRecord = z.object({
  bio: z.string(),
  /** Rises by one with each save; 0 when none was ever saved. */
  version: z.number(),
  updatedAt: z.nullable(z.string()),
});
export type BioRecord = z.infer<typeof bioRecord>;

export const bioRecordWithReport = z.object({
  ...bioRecord.shape,
  /** The last one of this bio or a version of it; it goes when the bio is cleared. */
  report: z.nullable(bioReport),
});
export type BioRecordWithReport = z.infer<typeof bioRecordWithReport>;
