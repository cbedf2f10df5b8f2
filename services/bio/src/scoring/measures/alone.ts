import { findPhrases } from '../phrases/find-phrases.ts';
import type { Reading } from '../reading/reading.ts';
import { selfShare } from './balance.ts';
import { negativeCount } from './negatives.ts';
import { cliches, fillers } from './own-words.ts';
import { traits } from './specific-words.ts';

const all = 99.9;
const worn = [cliches, fillers, traits];

/** 0 for a bio with room for another; 1 for one about the writer alone; 2 when that is worn phrases or a no to others. */
export function alone(reading: Reading): number {
  if (selfShare(reading) < all) return 0;
  const isWorn = reading.sentences.some(({ meant }) =>
    worn.some((list) => findPhrases(meant, list[reading.language], 'maybe').length > 0),
  );
  return isWorn || negativeCount(reading) > 0 ? 2 : 1;
}
