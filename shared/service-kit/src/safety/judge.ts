import { type CareKind, type CareReason, careKinds, type WaivedKind } from '@datewright/contracts/safety';
import { contactSpans } from '../masking/contact-patterns.ts';
import { adultAge, tellsMinor } from './ages.ts';
import { foldText, sentencesOf } from './fold.ts';
import { type Language, languageOf, leanOf } from './language.ts';
import { noStands } from './last-word.ts';
import { type Rule, rule } from './rule.ts';
import { english } from './rules/en/index.ts';
import { hungarian } from './rules/hu/index.ts';
import type { Author, Said, Sentence } from './said.ts';

/** Everything that one request is about. */
export interface Judged {
  /** What a form or a picture says of the match's age. */
  age?: number | null;
  said: readonly Said[];
}

export interface Finding {
  kind: CareKind;
  reason: CareReason;
  by: Author;
  language: Language;
  /** The sentences that it is about; none when it was the age field. */
  sentences: Sentence[];
}

interface Options {
  now?: Date;
  /** A kind in which the member said that the judgement is wrong. */
  waived?: WaivedKind;
}

const kinds = new Map<CareReason, CareKind>([
  ['minor', 'minor'],
  ['self-harm', 'self-harm'],
  ['threat', 'threat'],
  ['stalking', 'threat'],
  ['blackmail', 'threat'],
  ['scam', 'threat'],
  ['clear-no', 'clear-no'],
  ['hate', 'hate'],
  ['insult', 'hate'],
  ['sexual', 'hate'],
  ['grief', 'grief'],
  ['contacts', 'contacts'],
]);

/** The kind that a reason is of. */
export const kindOf = (reason: CareReason): CareKind => kinds.get(reason) ?? 'threat';

const rules = [...english.map((text) => rule(text, 'en')), ...hungarian.map((text) => rule(text, 'hu'))];
const rulesOf = new Map<CareKind, Rule[]>(
  careKinds.map((kind) => [kind, rules.filter(({ reason }) => kindOf(reason) === kind)]),
);

/** So many more small words of one language than of the other, and a sentence is of that one alone. */
const clearLean = 3;

/** The language whose rules a sentence need not meet. */
function otherLanguage({ words }: Sentence): Language | null {
  const lean = leanOf(words);
  if (Math.abs(lean) < clearLean) return null;
  return lean > 0 ? 'en' : 'hu';
}

const applies = ({ by, places, language }: Rule, sentence: Sentence, other: Language | null) =>
  language !== other && (by === null || by === sentence.by) && (places === null || places.includes(sentence.place));

interface Hit {
  reason: CareReason;
  sentence: Sentence;
}

/** Sentences of the member's bio that hold a contact; one may reach over a dot. */
function contactHits(said: readonly Said[], sentences: readonly Sentence[]): Hit[] {
  return said.flatMap(({ by, place, text }, nth) => {
    if (by !== 'member' || place !== 'bio') return [];
    return contactSpans(text).flatMap(({ start, end }) =>
      sentences
        .filter((one) => one.nth === nth && one.start < end && one.end > start)
        .map((sentence) => ({ reason: 'contacts', sentence }) as const),
    );
  });
}

function hitsOf(
  kind: CareKind,
  { said }: Judged,
  sentences: readonly Sentence[],
  others: readonly (Language | null)[],
  now: Date,
): Hit[] {
  const hits: Hit[] = [];
  sentences.forEach((sentence, at) => {
    const found = rulesOf
      .get(kind)
      ?.find((one) => applies(one, sentence, others[at] ?? null) && one.fits(sentence.words));
    if (found) hits.push({ reason: found.reason, sentence });
    else if (kind === 'minor' && tellsMinor(sentences, at, now)) hits.push({ reason: 'minor', sentence });
  });
  if (kind === 'contacts') hits.push(...contactHits(said, sentences));
  if (kind !== 'clear-no') return hits;
  return noStands(
    sentences,
    hits.map(({ sentence }) => sentence),
  )
    ? hits
    : [];
}

/** Fewer words are half a sentence: "im", "14", "years old" in three messages are one. */
const shortest = 5;

/** Adds what several short messages in a row say together. */
function withJoined(sentences: Sentence[]): Sentence[] {
  const joined: Sentence[] = [];
  let run: Sentence[] = [];
  const close = () => {
    const last = run.at(-1);
    if (last && run.length > 1) joined.push({ ...last, words: run.map(({ words }) => words).join(' ') });
    run = [];
  };
  for (const sentence of sentences) {
    const isShort = sentence.place === 'message' && sentence.words.split(' ').length < shortest;
    if (!isShort || (run[0] && run[0].by !== sentence.by)) close();
    if (isShort) run.push(sentence);
  }
  close();
  return joined.length > 0 ? [...sentences, ...joined] : sentences;
}

/** The language of what people wrote to each other; of everything, where they did not. */
export function languageOfTalk(said: readonly Said[]): Language {
  const isTalk = said.some(({ place, text }) => place === 'message' && text !== '');
  const counts = ({ place }: { place: Said['place'] }) => !isTalk || place === 'message';
  const raw = said
    .filter(counts)
    .map(({ text }) => text)
    .join(' ');
  return languageOf(foldText(raw), raw);
}

/**
 * Judges texts by the rules alone: the strictest kind that is found, or `null`. The same texts on the same day always
 * give the same. Reads no orders: a text can't talk it out of anything.
 */
export function judge(judged: Judged, { now = new Date(), waived }: Options = {}): Finding | null {
  const sentences = withJoined(judged.said.flatMap(sentencesOf));
  const others = sentences.map(otherLanguage);
  const language = languageOfTalk(judged.said);
  const { age } = judged;
  if (age !== null && age !== undefined && age < adultAge) {
    return { kind: 'minor', reason: 'minor', by: 'match', language, sentences: [] };
  }
  for (const kind of careKinds) {
    if (kind === waived) continue;
    const hits = hitsOf(kind, judged, sentences, others, now);
    const first = hits[0];
    if (!first) continue;
    const { reason, sentence } = first;
    return { kind, reason, by: sentence.by, language, sentences: hits.map((hit) => hit.sentence) };
  }
  return null;
}
