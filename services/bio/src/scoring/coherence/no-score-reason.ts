import type { BioErrorCode } from '@datewright/contracts/bio/errors';
import type { ParsedBio } from '../parsing/parsed-bio.ts';
import { isOtherLanguage } from './other-language.ts';
import { repeatedShare } from './repetition.ts';
import { unknownShare } from './unknown-words.ts';
import { brokenShare } from './word-order.ts';

/** A third of the words that nobody knows, half of the text without order, half of it said again. */
const limits = { unknown: 0.34, broken: 50, repeated: 45 };
/** Of fewer words nothing can be said but that they are few; the score says that. */
const minWords = 6;

/** Why a text gets no number, or `null`. Thresholds are set on bios that stand in `test/judged`. */
export function findNoScoreReason(reading: ParsedBio): Extract<BioErrorCode, `no_score_${string}`> | null {
  if (isOtherLanguage(reading)) return 'no_score_language';
  const words = reading.sentences.reduce((sum, { written }) => sum + written.length, 0);
  if (words < minWords) return null;
  if (unknownShare(reading) > limits.unknown || brokenShare(reading) >= limits.broken) return 'no_score_sentences';
  return repeatedShare(reading) >= limits.repeated ? 'no_score_repeats' : null;
}
