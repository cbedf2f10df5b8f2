import { findPhrases } from '../phrases/find-phrases.ts';
import { type Books, books } from '../phrases/spots-of.ts';
import type { Reading, Sentence } from '../reading/reading.ts';
import * as en from '../words/en/balance.ts';
import * as hu from '../words/hu/balance.ts';
import { unwelcoming } from './negatives.ts';

const sought = books({ en: en.englishSought, hu: hu.hungarianSought });
const addressed = books({ en: en.englishAddressed, hu: hu.hungarianAddressed });
const self = books({ en: en.englishSelf, hu: hu.hungarianSelf });
const longBeginning = 8;
/** "Kutyám", "szeretem": what is mine and what I do to something. */
const hungarianFirstPerson = /^\p{L}{2,}(?:om|em|am|ám|ém|öm|óm|őm)$/u;

/** Of 100 words, how many are about the writer; a sentence about both counts half and half. */
export function selfShare(reading: Reading): number {
  let own = 0;
  let all = 0;
  for (const sentence of reading.sentences) {
    if (isUnwelcoming(sentence, reading)) continue;
    // A question is there to be answered first, and to tell of somebody second.
    const weight = sentence.words.length * (sentence.question ? 0.5 : 1);
    own += weight * selfPart(sentence, reading);
    all += weight;
  }
  return all === 0 ? 100 : (100 * own) / all;
}

/** Who is not wanted says nothing of who is. */
function isUnwelcoming({ words }: Sentence, { language }: Reading): boolean {
  return unwelcoming.some((list) => findPhrases(words, list[language]).length > 0);
}

/** How far the share of oneself is below 100, and above 0: steps of a rule reach upwards only. */
export const soughtShare = (reading: Reading): number => 100 - selfShare(reading);

/** How much of a sentence is about the writer. */
export function selfPart({ words }: Sentence, { language }: Reading): 0 | 0.5 | 1 {
  const finds = (list: Books) => findPhrases(words, list[language]).length > 0;
  const wish = findPhrases(words, sought[language])[0];
  // A wish at the end of a long sentence leaves its beginning to the writer.
  if (wish) return wish.from < longBeginning ? 0 : 0.5;
  // In a bio, what is about nobody is about the writer.
  if (!finds(addressed)) return 1;
  return finds(self) || (language === 'hu' && words.some(({ lower }) => hungarianFirstPerson.test(lower))) ? 0.5 : 0;
}
