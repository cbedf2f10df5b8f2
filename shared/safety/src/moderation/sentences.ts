import { normalizeText } from '../text/normalize-text.ts';
import type { AuthoredText } from './authored-text.ts';
import { toMatchText } from './match-text.ts';

/** A sentence, prepared for the rules. */
export interface Sentence extends Pick<AuthoredText, 'author' | 'place'> {
  /** The index of its text. */
  textIndex: number;
  /** Its position in that text, in UTF-16 units. */
  start: number;
  end: number;
  /** See `toMatchText`; `qq` at the end stands for a question mark. */
  words: string;
  /** The normalized sentence, before `toMatchText`. */
  text: string;
  /** True for several short messages that are read as one. */
  isJoined?: true;
}

/** The end of a sentence: not the dot of a number or a date, nor a sign inside a word ("k.i.l.l", "su!cide"). */
const sentenceEnd = /[?…;\n]+|[!|•·]+(?![\p{L}\p{N}])|(?<!\d)\.+(?![\p{Ll}\p{N}])|\.{1,8}(?=\s{0,8}$|\s{1,8}\p{Lu})/gu;

export function splitSentences({ author, place, text: written }: AuthoredText, textIndex: number): Sentence[] {
  const normalized = normalizeText(written);
  const sentences: Sentence[] = [];
  let start = 0;
  const add = (end: number, mark: string) => {
    const text = normalized.text.slice(start, end);
    const matched = toMatchText(text);
    const words = mark.includes('?') ? `${matched} qq`.trim() : matched;
    if (matched !== '') {
      const [from, to] = [start, end + mark.length].map(normalized.originalIndex);
      sentences.push({ author, place, textIndex, start: from ?? 0, end: to ?? 0, words, text });
    }
    start = end + mark.length;
  };
  for (const found of normalized.text.matchAll(sentenceEnd)) add(found.index, found[0]);
  add(normalized.text.length, '');
  return sentences;
}

/** Shorter messages are joined: "im", "14", "years old" in three messages are one sentence. */
const minSentenceLength = 5;
/** A longer row of short messages is more than one sentence. */
const maxJoinedSentences = 8;

/** Joins one author's short messages, in a row or around the other's. */
function joinShortSentences(sentences: readonly Sentence[]): Sentence[] {
  const joined: Sentence[] = [];
  let row: Sentence[] = [];
  const close = () => {
    const last = row.at(-1);
    if (last && row.length > 1) {
      joined.push({ ...last, words: toMatchText(row.map((one) => one.text).join(' ')), isJoined: true });
    }
    row = [];
  };
  for (const sentence of sentences) {
    const isShort = sentence.place === 'message' && sentence.words.split(' ').length < minSentenceLength;
    if (!isShort) close();
    else row = [...row, sentence].slice(-maxJoinedSentences);
  }
  close();
  return joined;
}

/** Adds the joined short messages: those in a row, and those across the other author's. */
export function addJoinedSentences(sentences: Sentence[]): { sentences: Sentence[]; acrossOther: Sentence[] } {
  const rows: Sentence[][] = [];
  for (const sentence of sentences) {
    const row = rows.at(-1);
    if (row?.[0]?.author === sentence.author) row.push(sentence);
    else rows.push([sentence]);
  }
  const inRow = rows.flatMap(joinShortSentences);
  const across = (['member', 'match'] as const).flatMap((author) =>
    joinShortSentences(sentences.filter((sentence) => sentence.author === author)),
  );
  const known = new Set(inRow.map(({ words }) => words));
  return {
    sentences: [...sentences, ...inRow],
    acrossOther: across.filter(({ words }) => !known.has(words)),
  };
}
