import * as en from '../lexicon/en/balance.ts';
import * as hu from '../lexicon/hu/balance.ts';
import { type Certainty, findPhrases } from '../phrases/find-phrases.ts';
import { createPhraseBooks, type PhraseBooks } from '../phrases/phrase-matchers.ts';
import type { ParsedBio, Sentence, Word } from '../text/parsed-bio.ts';
import { unwelcoming } from './negatives.ts';

const sought = createPhraseBooks({ en: en.englishSought, hu: hu.hungarianSought });
const addressed = createPhraseBooks({ en: en.englishAddressed, hu: hu.hungarianAddressed });
const self = createPhraseBooks({ en: en.englishSelf, hu: hu.hungarianSelf });
const longBeginning = 8;
/** "Kutyám", "szeretem": first-person possessives and verbs with an object. */
const hungarianFirstPerson = /^\p{L}{2,}(?:om|em|am|ám|ém|öm|óm|őm)$/u;

/** Where a misspelled word leaves the subject open, there are two readings: all about the writer, or none. */
type AmbiguityBias = 'self' | 'sought';

/** Upper bound of how many of 100 words are about the writer; a sentence about both counts half. */
export const selfShare = (reading: ParsedBio): number => computeSelfShare(reading, 'self');

/** Upper bound of how many are not. */
export const soughtShare = (reading: ParsedBio): number => 100 - computeSelfShare(reading, 'sought');

function computeSelfShare(reading: ParsedBio, leaning: AmbiguityBias): number {
  let own = 0;
  let other = 0;
  for (const sentence of reading.sentences) {
    if (isUnwelcoming(sentence, reading, 'surely')) continue;
    const isOpen = isUnwelcoming(sentence, reading, 'maybe');
    // A question invites an answer first, and says something about somebody second.
    const weight = sentence.isQuestion ? 0.5 : 1;
    const most = weight * sentence.corrected.length;
    const least = isOpen ? 0 : weight * sentence.words.length;
    const part = getSelfPart(sentence, reading, leaning);
    own += part * (leaning === 'self' ? most : least);
    other += (1 - part) * (leaning === 'self' ? least : most);
  }
  return own + other === 0 ? 100 : (100 * own) / (own + other);
}

/** Saying who is not wanted does not describe a partner. */
function isUnwelcoming({ corrected }: Sentence, { language }: ParsedBio, certainty: Certainty): boolean {
  return unwelcoming.some((list) => findPhrases(corrected, list[language], certainty).length > 0);
}

// Cached, because most rules need it again.
const selfPartCache = { self: new WeakMap<Sentence, number>(), sought: new WeakMap<Sentence, number>() };

/**
 * How much of a sentence is about the writer: all, half or nothing. A misspelled word moves it only in the direction of
 * the reading.
 */
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
  // A partner at the end of a long sentence leaves its beginning to the writer.
  const isEarly = (match?: { from: number }) => match && wordsBefore(corrected, match.from, leaning) < longBeginning;
  const wish = find(sought, ofOther);
  const address = find(addressed, ofOther);
  if (isEarly(wish)) return 0;
  const own = (word: Word) => (ofSelf === 'maybe' || !word.slip) && hungarianFirstPerson.test(word.lower);
  if (isEarly(address) && !find(self, ofSelf) && !(language === 'hu' && corrected.some(own))) return 0;
  // In a bio, a sentence without a subject is about the writer; a question also addresses the reader.
  return wish || address || sentence.isQuestion ? 0.5 : 1;
}

const wordsBefore = (words: readonly Word[], place: number, leaning: AmbiguityBias): number =>
  leaning === 'self' ? place : words.slice(0, place).filter(({ slip }) => !slip).length;
