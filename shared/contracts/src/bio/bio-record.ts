import { z } from '../zod.ts';
import { bioReport } from './analysis.ts';

export const bioRecord = z.object({
  bio: z.string(),
  /** Increases by one with each save; 0 when no bio was ever saved. */
  version: z.number(),
  updatedAt: z.nullable(z.string()),
});
export type BioRecord = z.infer<typeof bioRecord>;

export const bioRecordWithReport = z.object({
  ...bioRecord.shape,
  /** The last analysis of this bio or one of its versions; deleted when the bio is cleared. */
  report: z.nullable(bioReport),
});
export type BioRecordWithReport = z.infer<typeof bioRecordWithReport>;
