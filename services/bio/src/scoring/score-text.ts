import type { BioScore } from '@datewright/contracts/bio/score';
import type { ErrorCode } from '@datewright/contracts/errors';
import { normalizeText } from '@datewright/safety/text/normalize-text';
import { findNoScoreReason } from './coherence/no-score-reason.ts';
import { parseBio } from './parsing/parse-bio.ts';
import { scoreParsedBio } from './score-bio.ts';

/** The score of a text, or why it has none. */
export type ScoreResult = { score: BioScore } | { why: ErrorCode };

/**
 * Scores a text after normalising its characters, so that another alphabet or style changes no points. Findings keep
 * their positions in the original text.
 */
export function scoreText(written: string): ScoreResult {
  const { text, originalIndex } = normalizeText(written);
  const reading = parseBio(text);
  const why = findNoScoreReason(reading);
  if (why) return { why };
  const { parts, ...score } = scoreParsedBio(reading);
  const placed = parts.map((part) => ({
    ...part,
    findings: part.findings.map((one) => ({ ...one, start: originalIndex(one.start), end: originalIndex(one.end) })),
  }));
  return { score: { ...score, parts: placed } };
}

/** The score of a text, or `null` if it has none. */
export function scoreOrNull(text: string): BioScore | null {
  const scored = scoreText(text);
  return 'score' in scored ? scored.score : null;
}
