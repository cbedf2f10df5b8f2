import { z } from '../zod.ts';
import { type BioPart, bioParts } from './rules.ts';

const finding = z.object({
  /** Which rule it is, by its name in the page’s words. */
  rule: z.string(),
  /** The stretch of the bio that it is about, in UTF-16 units; 0–0 is the whole. */
  start: z.number(),
  end: z.number(),
  /** What it gave, or, below zero, took. */
  points: z.number(),
});
export type BioFinding = z.infer<typeof finding>;

/** A score that shows its work: the number is the sum of the parts, and the same text always gives the same. */
export const bioScore = z.object({
  score: z.number(),
  language: z.enum(['en', 'hu']),
  parts: z.array(
    z.object({
      part: z.enum(Object.keys(bioParts) as [BioPart, ...BioPart[]]),
      points: z.number(),
      most: z.number(),
      findings: z.array(finding),
    }),
  ),
});
export type BioScore = z.infer<typeof bioScore>;
