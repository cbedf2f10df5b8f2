import { z } from '../zod.ts';
import { bioMaxLength, maxBioFixes } from './limits.ts';
import { type BioPart, bioParts } from './rules.ts';

const finding = z.object({
  /** The name of the rule, by which the page finds its text. */
  rule: z.string(),
  /** The range of the bio that it applies to, in UTF-16 code units; 0–0 is the whole bio. */
  start: z.number(),
  end: z.number(),
  /** Points added, or subtracted if negative. */
  points: z.number(),
});
export type BioFinding = z.infer<typeof finding>;

/** A score that can be explained: it is the sum of its parts, and the same text always gets the same score. */
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

/** A change that raises the score by itself, without new words by anybody. */
export const bioFix = z.object({
  /** `correct`: slips of language; `cut`: a sentence that costs points and earns none. */
  kind: z.enum(['correct', 'cut']),
  /** The words that it changes. */
  words: z.string().check(z.maxLength(bioMaxLength)),
  /** The whole bio after it. */
  bio: z.string().check(z.maxLength(bioMaxLength * 2)),
  points: z.number(),
});
export type BioFix = z.infer<typeof bioFix>;
export const bioFixes = z.array(bioFix).check(z.maxLength(maxBioFixes));
