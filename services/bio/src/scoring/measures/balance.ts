import { findPhrases } from '../phrases/find-phrases.ts';
import { books } from '../phrases/spots-of.ts';
import type { Reading, Sentence } from '../reading/reading.ts';
import * as en from '../words/en/balance.ts';
import * as hu from '../words/hu/balance.ts';

const sought = books({ en: en.englishSought, hu: hu.hungarianSought });
const addressed = books({ en: en.englishAddressed, hu: hu.hungarianAddressed });
const self = books({ en: en.englishSelf, hu: hu.hungarianSelf });
/** "Kutyám", "szeretem": what is mine and what I do to something. */
const hungarianFirstPerson = /^\p{L}{2,}(?:om|em|am|ám|ém|öm|óm|őm)$/u;

/** Of 100 words, how many are about the writer; a sentence about both counts half and half. */
export function selfShare(reading: Reading): number {
  let own = 0;
  let all = 0;
  for (const sentence of reading.sentences) {
    own += sentence.words.length * selfPart(sentence, reading);
    all += sentence.words.length;
  }
  return all === 0 ? 0 : (100 * own) / all;
}

/** How far the share of oneself is below 100, and above 0: steps of a rule reach upwards only. */
export const soughtShare = (reading: Reading): number => 100 - selfShare(reading);

function selfPart({ words }: Sentence, { language }: Reading): 0 | 0.5 | 1 {
  const finds = (list: typeof sought) => findPhrases(words, list[language]).length > 0;
  if (finds(sought)) return 0;
  // In a bio, what is about nobody is about the writer.
  if (!finds(addressed)) return 1;
  return finds(self) || (language === 'hu' && words.some(({ lower }) => hungarianFirstPerson.test(lower))) ? 0.5 : 0;
}
