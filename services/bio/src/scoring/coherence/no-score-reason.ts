import type { BioErrorCode } from '@datewright/contracts/bio/errors';
import type { ParsedBio } from '../text/parsed-bio.ts';
import { isOtherLanguage } from './other-language.ts';
import { repeatedShare } from './repetition.ts';
import { unknownShare } from './unknown-words.ts';
import { brokenShare } from './word-order.ts';

/** Percent or share: a third of the words unknown, half of the text without word order, 45 % repeated. */
const limits = { unknown: 0.34, broken: 50, repeated: 45 };
/** A shorter text can't be judged; its score is low by its length alone. */
const minWords = 6;

/** Why a text gets no score, or `null`. The limits are set on the rated bios in `test/rated`. */
export function findNoScoreReason(reading: ParsedBio): Extract<BioErrorCode, `no_score_${string}`> | null {
  if (isOtherLanguage(reading)) return 'no_score_language';
  const words = reading.sentences.reduce((sum, { written }) => sum + written.length, 0);
  if (words === 0 && reading.text.trim() !== '') return 'no_score_sentences';
  if (words < minWords) return null;
  if (unknownShare(reading) > limits.unknown || brokenShare(reading) >= limits.broken) return 'no_score_sentences';
  return repeatedShare(reading) >= limits.repeated ? 'no_score_repeats' : null;
}
