import type { BioErrorCode } from '@datewright/contracts/bio/errors';
import type { Reading } from '../reading/reading.ts';
import { unknownShare } from './known-words.ts';
import { isOtherLanguage } from './other-language.ts';
import { repeatedShare } from './repetition.ts';
import { brokenShare } from './word-order.ts';

/** A third of the words that nobody knows, half of the text without order, half of it said again. */
const most = { unknown: 0.34, broken: 50, repeated: 45 };
/** Of fewer words nothing can be said but that they are few; the score says that. */
const fewestWords = 6;

/** Why a text gets no number, or `null`. Thresholds are set on bios that stand in `test/judged`. */
export function whyNoScore(reading: Reading): Extract<BioErrorCode, `no_score_${string}`> | null {
  if (isOtherLanguage(reading)) return 'no_score_language';
  const words = reading.sentences.reduce((sum, { written }) => sum + written.length, 0);
  if (words < fewestWords) return null;
  if (unknownShare(reading) > most.unknown || brokenShare(reading) >= most.broken) return 'no_score_sentences';
  return repeatedShare(reading) >= most.repeated ? 'no_score_repeats' : null;
}
