import {
  type Certainty,
  type ModerationCategory,
  type ModerationReason,
  moderationCategories,
  type WaivableCategory,
} from '@datewright/contracts/moderation';
import { findContactSpans } from '../contacts/contact-patterns.ts';
import { getLanguageScore, type Language } from '../text/language.ts';
import { adultAge } from './adult-age.ts';
import { answersOtherNumber, statesMinorAge } from './ages.ts';
import type { Author, AuthoredText } from './authored-text.ts';
import { refusesSomethingElse } from './bare-refusal.ts';
import { isCertain } from './certainty.ts';
import { detectTextLanguage } from './detect-text-language.ts';
import type { ModerationRequest } from './moderation-request.ts';
import { isRefusalCurrent } from './refusal-status.ts';
import { type Candidates, createRuleIndex, findFirstMatch, type Rule, type RuleIndex } from './rule-index.ts';
import { ruleSets } from './rule-sets.ts';
import { addJoinedSentences, type Sentence, splitSentences } from './sentences.ts';

/** The result of moderation when it found something. */
export interface ModerationVerdict {
  kind: ModerationCategory;
  reason: ModerationReason;
  author: Author;
  language: Language;
  certainty: Certainty;
  /** The sentences that it is about; empty when it is the age field. */
  sentences: Sentence[];
}

interface ModerationOptions {
  now?: Date;
  /** A kind for which the member said that a suspicion is wrong. */
  waived?: WaivableCategory | undefined;
}

let index: RuleIndex | undefined;

/** Loads the rules; otherwise the first moderation waits for it. */
export function loadRules(): RuleIndex {
  index ??= createRuleIndex(ruleSets);
  return index;
}

/** From this surplus of function words of one language, a sentence is only in that language. */
const minLanguageScore = 3;

/** The language whose rules need not be tried on a sentence. */
function detectOtherLanguage({ words }: Sentence): Language | null {
  const lean = getLanguageScore(words);
  if (Math.abs(lean) < minLanguageScore) return null;
  return lean > 0 ? 'en' : 'hu';
}

interface Hit {
  reason: ModerationReason;
  sentence: Sentence;
}

/** Sentences of the member's bio that contain a contact, which may span a full stop. */
function findContactHits(texts: readonly AuthoredText[], sentences: readonly Sentence[]): Hit[] {
  return texts.flatMap(({ author, place, text }, textIndex) => {
    if (author !== 'member' || place !== 'bio') return [];
    return findContactSpans(text).flatMap(({ start, end }) =>
      sentences
        .filter((one) => one.textIndex === textIndex && one.start < end && one.end > start)
        .map((sentence) => ({ reason: 'contacts', sentence }) as const),
    );
  });
}

/** Kinds that are also searched across one author's messages, between which the other has written. */
const crossMessageKinds: readonly ModerationCategory[] = ['minor', 'self-harm'];

interface AnalyzedSentence extends Sentence {
  other: Language | null;
  candidates: Candidates;
}

const analyzeSentence = (sentence: Sentence): AnalyzedSentence => ({
  ...sentence,
  other: detectOtherLanguage(sentence),
  candidates: loadRules().candidates(sentence.words),
});

const createRuleFilter =
  (sentence: AnalyzedSentence) =>
  ({ author, places, language }: Rule) =>
    language !== sentence.other &&
    (author === undefined || author === sentence.author) &&
    (places === undefined || places.includes(sentence.place));

interface AnalyzedTexts {
  sentences: readonly AnalyzedSentence[];
  acrossOther: readonly AnalyzedSentence[];
}

function analyzeTexts(texts: readonly AuthoredText[]): AnalyzedTexts {
  const { sentences, acrossOther } = addJoinedSentences(texts.flatMap(splitSentences));
  return { sentences: sentences.map(analyzeSentence), acrossOther: acrossOther.map(analyzeSentence) };
}

function findHits(kind: ModerationCategory, texts: readonly AuthoredText[], reading: AnalyzedTexts, now: Date): Hit[] {
  const sentences = crossMessageKinds.includes(kind)
    ? [...reading.sentences, ...reading.acrossOther]
    : reading.sentences;
  const hits: Hit[] = [];
  sentences.forEach((sentence, at) => {
    const patterns = sentence.candidates.get(kind) ?? [];
    const found = findFirstMatch(patterns, sentence.words, createRuleFilter(sentence));
    if (found && kind === 'clear-no' && refusesSomethingElse(sentences, sentence)) return;
    if (kind === 'minor' && answersOtherNumber(sentences, at)) return;
    if (found) hits.push({ reason: found.reason, sentence });
    else if (kind === 'minor' && statesMinorAge(sentences, at, now)) hits.push({ reason: 'minor', sentence });
  });
  if (kind === 'contacts') hits.push(...findContactHits(texts, sentences));
  if (kind !== 'clear-no') return hits;
  const refusals = hits.map(({ sentence }) => sentence);
  return isRefusalCurrent(sentences, refusals) ? hits : [];
}

/** The language of the messages; of all texts when there are no messages. */
export function detectConversationLanguage(texts: readonly AuthoredText[]): Language {
  const isTalk = texts.some(({ place, text }) => place === 'message' && text !== '');
  const raw = texts
    .filter(({ place }) => !isTalk || place === 'message')
    .map(({ text }) => text)
    .join(' ');
  return detectTextLanguage(raw);
}

/**
 * Moderates texts by the rules alone and returns the strictest kind found, or `null`. Deterministic for the same texts
 * on the same day. The texts cannot influence it with instructions.
 */
export function moderate(
  { age, texts, confirmedAdultBy }: ModerationRequest,
  { now = new Date(), waived }: ModerationOptions = {},
): ModerationVerdict | null {
  if (age !== null && age !== undefined && age < adultAge) {
    const language = detectConversationLanguage(texts);
    return { kind: 'minor', reason: 'minor', author: 'match', language, certainty: 'certain', sentences: [] };
  }
  const reading = analyzeTexts(texts);
  for (const kind of moderationCategories) {
    if (kind === 'minor' && confirmedAdultBy === 'support') continue;
    const hits = findHits(kind, texts, reading, now);
    const [first] = hits;
    if (!first) continue;
    const found = hits.map(({ sentence }) => sentence);
    const certain = isCertain(kind, reading.sentences, found, now);
    if (!certain && (kind === waived || (kind === 'minor' && confirmedAdultBy === 'member'))) continue;
    return {
      kind,
      reason: first.reason,
      author: first.sentence.author,
      language: detectConversationLanguage(texts),
      certainty: certain ? 'certain' : 'suspected',
      sentences: hits.map(({ sentence }) => sentence),
    };
  }
  return null;
}
