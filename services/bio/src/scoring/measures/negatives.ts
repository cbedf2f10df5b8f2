import { findPhrases } from '../phrases/find-phrases.ts';
import { books } from '../phrases/spots-of.ts';
import type { Reading } from '../reading/reading.ts';
import * as en from '../words/en/positivity.ts';
import * as hu from '../words/hu/positivity.ts';

export const demands = books({ en: en.englishDemands, hu: hu.hungarianDemands });
export const exclusions = books({ en: en.englishExclusions, hu: hu.hungarianExclusions });
export const complaints = books({ en: en.englishComplaints, hu: hu.hungarianComplaints });

export const unwelcoming = [demands, exclusions];

/** Demands, exclusions and complaints together. */
export function negativeCount({ sentences, language }: Reading): number {
  const lists = [...unwelcoming, complaints].map((list) => list[language]);
  return sentences.reduce(
    (sum, { meant }) => sum + lists.reduce((most, list) => most + findPhrases(meant, list, 'maybe').length, 0),
    0,
  );
}
