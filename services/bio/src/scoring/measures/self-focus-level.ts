import { findPhrases } from '../phrases/find-phrases.ts';
import type { ParsedBio } from '../text/parsed-bio.ts';
import { selfShare } from './balance.ts';
import { negativeCount } from './negatives.ts';
import { cliches, fillers } from './own-words.ts';
import { traits } from './specific-words.ts';

const nearlyAll = 99.9;
const overusedPhrases = [cliches, fillers, traits];

/** 0 for a bio that also addresses others; 1 for one about the writer alone; 2 if it is only clichés or rejections. */
export function selfFocusLevel(reading: ParsedBio): number {
  if (selfShare(reading) < nearlyAll) return 0;
  const isWorn = reading.sentences.some(({ corrected: meant }) =>
    overusedPhrases.some((list) => findPhrases(meant, list[reading.language], 'maybe').length > 0),
  );
  return isWorn || negativeCount(reading) > 0 ? 2 : 1;
}
