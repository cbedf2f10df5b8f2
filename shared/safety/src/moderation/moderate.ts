import {
  type CareKind,
  type CareReason,
  type Certainty,
  careKinds,
  type WaivedKind,
} from '@datewright/contracts/safety';
import { contactSpans } from '../contacts/contact-patterns.ts';
import { type Language, languageOf, leanOf } from '../text/language.ts';
import { toMatchText } from '../text/match-text.ts';
import { adultAge, tellsMinor } from './ages.ts';
import type { Author, AuthoredText } from './authored-text.ts';
import { isCertain } from './certain.ts';
import { noStands } from './last-word.ts';
import { ruleBooks } from './rule-books.ts';
import { type Candidates, firstFitting, type Rule, type RuleIndex, ruleIndex } from './rule-index.ts';
import { type Sentence, sentencesOf, withJoined } from './sentences.ts';

/** Everything that one request is about. */
export interface ModerationRequest {
  /** What a form or a picture says of the match's age. */
  age?: number | null | undefined;
  texts: readonly AuthoredText[];
  /**
   * Who confirmed that the match is 18 or older. Against the member's word a certain statement still stands; support has looked at it,
   * and only an age under 18 does.
   */
  confirmedAdultBy?: 'member' | 'support' | undefined;
}

/** What is wrong with the texts of a request. */
export interface ModerationVerdict {
  kind: CareKind;
  reason: CareReason;
  author: Author;
  language: Language;
  certainty: Certainty;
  /** The sentences that it is about; none when it was the age field. */
  sentences: Sentence[];
}

interface Options {
  now?: Date;
  /** A kind in which the member said that a suspicion is wrong. */
  waived?: WaivedKind | undefined;
}

let index: RuleIndex | undefined;

/** Reads the rules; otherwise the first texts that are moderated wait for it. */
export function readRules(): RuleIndex {
  index ??= ruleIndex(ruleBooks);
  return index;
}

/** So many more small words of one language than of the other, and a sentence is of that one alone. */
const clearLean = 3;

/** The language whose rules a sentence need not meet. */
function otherLanguage({ words }: Sentence): Language | null {
  const lean = leanOf(words);
  if (Math.abs(lean) < clearLean) return null;
  return lean > 0 ? 'en' : 'hu';
}

interface Hit {
  reason: CareReason;
  sentence: Sentence;
}

/** Sentences of the member's bio that hold a contact; one may reach over a dot. */
function contactHits(texts: readonly AuthoredText[], sentences: readonly Sentence[]): Hit[] {
  return texts.flatMap(({ author, place, text }, textIndex) => {
    if (author !== 'member' || place !== 'bio') return [];
    return contactSpans(text).flatMap(({ start, end }) =>
      sentences
        .filter((one) => one.textIndex === textIndex && one.start < end && one.end > start)
        .map((sentence) => ({ reason: 'contacts', sentence }) as const),
    );
  });
}

/** The kinds that are looked for in what one author says across the other's messages, too. */
const acrossMessages: readonly CareKind[] = ['minor', 'self-harm'];

interface ReadSentence extends Sentence {
  other: Language | null;
  candidates: Candidates;
}

const read = (sentence: Sentence): ReadSentence => ({
  ...sentence,
  other: otherLanguage(sentence),
  candidates: readRules().candidates(sentence.words),
});

const appliesTo =
  (sentence: ReadSentence) =>
  ({ author, places, language }: Rule) =>
    language !== sentence.other &&
    (author === undefined || author === sentence.author) &&
    (places === undefined || places.includes(sentence.place));

interface Reading {
  sentences: readonly ReadSentence[];
  acrossOther: readonly ReadSentence[];
}

function readTexts(texts: readonly AuthoredText[]): Reading {
  const { sentences, acrossOther } = withJoined(texts.flatMap(sentencesOf));
  return { sentences: sentences.map(read), acrossOther: acrossOther.map(read) };
}

function hitsOf(kind: CareKind, texts: readonly AuthoredText[], reading: Reading, now: Date): Hit[] {
  const sentences = acrossMessages.includes(kind) ? [...reading.sentences, ...reading.acrossOther] : reading.sentences;
  const hits: Hit[] = [];
  sentences.forEach((sentence, at) => {
    const patterns = sentence.candidates.get(kind) ?? [];
    const found = firstFitting(patterns, sentence.words, appliesTo(sentence));
    if (found) hits.push({ reason: found.reason, sentence });
    else if (kind === 'minor' && tellsMinor(sentences, at, now)) hits.push({ reason: 'minor', sentence });
  });
  if (kind === 'contacts') hits.push(...contactHits(texts, sentences));
  if (kind !== 'clear-no') return hits;
  const noes = hits.map(({ sentence }) => sentence);
  return noStands(sentences, noes) ? hits : [];
}

/** The language of what people wrote to each other; of everything, where they did not. */
export function languageOfTalk(texts: readonly AuthoredText[]): Language {
  const isTalk = texts.some(({ place, text }) => place === 'message' && text !== '');
  const raw = texts
    .filter(({ place }) => !isTalk || place === 'message')
    .map(({ text }) => text)
    .join(' ');
  return languageOf(toMatchText(raw), raw);
}

/**
 * Moderates texts by the rules alone: the strictest kind that is found, or `null`. The same texts on the same day always give the
 * same. Follows no instructions: a text can't talk it out of anything.
 */
export function moderate(
  { age, texts, confirmedAdultBy }: ModerationRequest,
  { now = new Date(), waived }: Options = {},
): ModerationVerdict | null {
  if (age !== null && age !== undefined && age < adultAge) {
    const language = languageOfTalk(texts);
    return { kind: 'minor', reason: 'minor', author: 'match', language, certainty: 'certain', sentences: [] };
  }
  const reading = readTexts(texts);
  for (const kind of careKinds) {
    if (kind === 'minor' && confirmedAdultBy === 'support') continue;
    const hits = hitsOf(kind, texts, reading, now);
    const [first] = hits;
    if (!first) continue;
    const certain = hits.some(({ sentence }) => isCertain(kind, reading.sentences, sentence, now));
    if (!certain && (kind === waived || (kind === 'minor' && confirmedAdultBy === 'member'))) continue;
    return {
      kind,
      reason: first.reason,
      author: first.sentence.author,
      language: languageOfTalk(texts),
      certainty: certain ? 'certain' : 'suspected',
      sentences: hits.map(({ sentence }) => sentence),
    };
  }
  return null;
}
