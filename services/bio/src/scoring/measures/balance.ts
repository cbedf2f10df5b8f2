import { type Certainty, findPhrases } from '../phrases/find-phrases.ts';
import { type Books, books } from '../phrases/spots-of.ts';
import type { Reading, Sentence, Word } from '../reading/reading.ts';
import * as en from '../words/en/balance.ts';
import * as hu from '../words/hu/balance.ts';
import { unwelcoming } from './negatives.ts';

const sought = books({ en: en.englishSought, hu: hu.hungarianSought });
const addressed = books({ en: en.englishAddressed, hu: hu.hungarianAddressed });
const self = books({ en: en.englishSelf, hu: hu.hungarianSelf });
const longBeginning = 8;
/** "Kutyám", "szeretem": what is mine and what I do to something. */
const hungarianFirstPerson = /^\p{L}{2,}(?:om|em|am|ám|ém|öm|óm|őm)$/u;

/** Where slips leave it open who is meant, two readings: all of them about the writer, or none. */
type Leaning = 'self' | 'sought';

/** Of 100 words, how many are about the writer, at most; a sentence about both counts half and half. */
export const selfShare = (reading: Reading): number => shareOf(reading, 'self');

/** How many are not, at most. */
export const soughtShare = (reading: Reading): number => 100 - shareOf(reading, 'sought');

function shareOf(reading: Reading, leaning: Leaning): number {
  let own = 0;
  let other = 0;
  for (const sentence of reading.sentences) {
    if (isUnwelcoming(sentence, reading, 'surely')) continue;
    const isOpen = isUnwelcoming(sentence, reading, 'maybe');
    // A question is there to be answered first, and to tell of somebody second.
    const weight = sentence.question ? 0.5 : 1;
    const most = weight * sentence.meant.length;
    const least = isOpen ? 0 : weight * sentence.words.length;
    const part = selfPart(sentence, reading, leaning);
    own += part * (leaning === 'self' ? most : least);
    other += (1 - part) * (leaning === 'self' ? least : most);
  }
  return own + other === 0 ? 100 : (100 * own) / (own + other);
}

/** Who is not wanted says nothing of who is. */
function isUnwelcoming({ meant }: Sentence, { language }: Reading, certainty: Certainty): boolean {
  return unwelcoming.some((list) => findPhrases(meant, list[language], certainty).length > 0);
}

// Most rules ask for it again.
const known = { self: new WeakMap<Sentence, number>(), sought: new WeakMap<Sentence, number>() };

/** How much of a sentence is about the writer: all, half or nothing. A slip moves it only the way that it leans. */
export function selfPart(sentence: Sentence, reading: Reading, leaning: Leaning): number {
  const part = known[leaning].get(sentence) ?? findSelfPart(sentence, reading, leaning);
  known[leaning].set(sentence, part);
  return part;
}

function findSelfPart(sentence: Sentence, { language }: Reading, leaning: Leaning): 0 | 0.5 | 1 {
  const { meant } = sentence;
  const find = (list: Books, certainty: Certainty) => findPhrases(meant, list[language], certainty)[0];
  const ofOther: Certainty = leaning === 'self' ? 'surely' : 'maybe';
  const ofSelf: Certainty = leaning === 'self' ? 'maybe' : 'surely';
  // What stands at the end of a long sentence leaves its beginning to the writer.
  const isEarly = (match?: { from: number }) => match && wordsBefore(meant, match.from, leaning) < longBeginning;
  const wish = find(sought, ofOther);
  const address = find(addressed, ofOther);
  if (isEarly(wish)) return 0;
  const own = (word: Word) => (ofSelf === 'maybe' || !word.slip) && hungarianFirstPerson.test(word.lower);
  if (isEarly(address) && !find(self, ofSelf) && !(language === 'hu' && meant.some(own))) return 0;
  // In a bio, what is about nobody is about the writer; a question is to the reader too.
  return wish || address || sentence.question ? 0.5 : 1;
}

const wordsBefore = (words: readonly Word[], place: number, leaning: Leaning): number =>
  leaning === 'self' ? place : words.slice(0, place).filter(({ slip }) => !slip).length;
