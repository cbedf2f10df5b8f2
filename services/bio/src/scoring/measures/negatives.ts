import * as en from '../lexicon/en/positivity.ts';
import * as hu from '../lexicon/hu/positivity.ts';
import { findPhrases } from '../phrases/find-phrases.ts';
import { createPhraseBooks } from '../phrases/phrase-matchers.ts';
import type { ParsedBio } from '../text/parsed-bio.ts';

export const demands = createPhraseBooks({ en: en.englishDemands, hu: hu.hungarianDemands });
export const exclusions = createPhraseBooks({ en: en.englishExclusions, hu: hu.hungarianExclusions });
export const complaints = createPhraseBooks({ en: en.englishComplaints, hu: hu.hungarianComplaints });

export const unwelcoming = [demands, exclusions];

/** Demands, exclusions and complaints. */
export function negativeCount({ sentences, language }: ParsedBio): number {
  const lists = [...unwelcoming, complaints].map((list) => list[language]);
  return sentences.reduce(
    (sum, { corrected: meant }) =>
      sum + lists.reduce((most, list) => most + findPhrases(meant, list, 'maybe').length, 0),
    0,
  );
}
