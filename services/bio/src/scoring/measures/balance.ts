import * as en from '../lexicon/en/balance.ts';
import * as hu from '../lexicon/hu/balance.ts';
import type { ParsedBio, Sentence, Word } from '../parsing/parsed-bio.ts';
import { type Certainty, findPhrases } from '../phrases/find-phrases.ts';
import { createPhraseBooks, type PhraseBooks } from '../phrases/phrase-matchers.ts';
import { unwelcoming } from './negatives.ts';

const sought = createPhraseBooks({ en: en.englishSought, hu: hu.hungarianSought });
const addressed = createPhraseBooks({ en: en.englishAddressed, hu: hu.hungarianAddressed });
const self = createPhraseBooks({ en: en.englishSelf, hu: hu.hungarianSelf });
const longBeginning = 8;
/** "Kutyám", "szeretem": what is mine and what I do to something. */
const hungarianFirstPerson = /^\p{L}{2,}(?:om|em|am|ám|ém|öm|óm|őm)$/u;

/** Where slips leave it open who is meant, two readings: all of them about the writer, or none. */
type AmbiguityBias = 'self' | 'sought';

/** Of 100 words, how many are about the writer, at most; a sentence about both counts half and half. */
export const selfShare = (reading: ParsedBio): number => computeSelfShare(reading, 'self');

/** How many are not, at most. */
export const soughtShare = (reading: ParsedBio): number => 100 - computeSelfShare(reading, 'sought');

function computeSelfShare(reading: ParsedBio, leaning: AmbiguityBias): number {
  let own = 0;
  let other = 0;
  for (const sentence of reading.sentences) {
    if (isUnwelcoming(sentence, reading, 'surely')) continue;
    const isOpen = isUnwelcoming(sentence, reading, 'maybe');
    // A question is there to be answered first, and to tell of somebody second.
    const weight = sentence.isQuestion ? 0.5 : 1;
    const most = weight * sentence.corrected.length;
    const least = isOpen ? 0 : weight * sentence.words.length;
    const part = getSelfPart(sentence, reading, leaning);
    own += part * (leaning === 'self' ? most : least);
    other += (1 - part) * (leaning === 'self' ? least : most);
  }
  return own + other === 0 ? 100 : (100 * own) / (own + other);
}

/** Who is not wanted says nothing of who is. */
function isUnwelcoming({ corrected }: Sentence, { language }: ParsedBio, certainty: Certainty): boolean {
  return unwelcoming.some((list) => findPhrases(corrected, list[language], certainty).length > 0);
}

// Most rules ask for it again.
const selfPartCache = { self: new WeakMap<Sentence, number>(), sought: new WeakMap<Sentence, number>() };

/** How much of a sentence is about the writer: all, half or nothing. A slip moves it only the way that it leans. */
export function getSelfPart(sentence: Sentence, reading: ParsedBio, leaning: AmbiguityBias): number {
  const part = selfPartCache[leaning].get(sentence) ?? computeSelfPart(sentence, reading, leaning);
  selfPartCache[leaning].set(sentence, part);
  return part;
}

function computeSelfPart(sentence: Sentence, { language }: ParsedBio, leaning: AmbiguityBias): 0 | 0.5 | 1 {
  const { corrected } = sentence;
  const find = (list: PhraseBooks, certainty: Certainty) => findPhrases(corrected, list[language], certainty)[0];
  const ofOther: Certainty = leaning === 'self' ? 'surely' : 'maybe';
  const ofSelf: Certainty = leaning === 'self' ? 'maybe' : 'surely';
  // What stands at the end of a long sentence leaves its beginning to the writer.
  const isEarly = (match?: { from: number }) => match && wordsBefore(corrected, match.from, leaning) < longBeginning;
  const wish = find(sought, ofOther);
  const address = find(addressed, ofOther);
  if (isEarly(wish)) return 0;
  const own = (word: Word) => (ofSelf === 'maybe' || !word.slip) && hungarianFirstPerson.test(word.lower);
  if (isEarly(address) && !find(self, ofSelf) && !(language === 'hu' && corrected.some(own))) return 0;
  // In a bio, what is about nobody is about the writer; a question is to the reader too.
  return wish || address || sentence.isQuestion ? 0.5 : 1;
}

const wordsBefore = (words: readonly Word[], place: number, leaning: AmbiguityBias): number =>
  leaning === 'self' ? place : words.slice(0, place).filter(({ slip }) => !slip).length;
