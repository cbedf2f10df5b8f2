import { z } from '../zod.ts';
import { bioScore } from './score.ts';

/** The measured score of a bio, with the AI’s advice. */
export const bioAnalysis = z.object({
  ...bioScore.shape,
  /** The AI’s opinion, in short sentences. */
  feedback: z.array(z.string()),
  improvedVersion: z.optional(z.string()),
  improvedScore: z.nullable(bioScore),
  toCheck: z.array(z.object({ text: z.string(), start: z.number(), end: z.number() })),
  writtenBy: z.string(),
});
export type BioAnalysis = z.infer<typeof bioAnalysis>;

/** The last analysis of a member’s bio, with the text that was analyzed: the current bio or an earlier version. */
export const bioReport = z.object({ bio: z.string(), analysis: bioAnalysis, at: z.string() });
export type BioReport = z.infer<typeof bioReport>;
