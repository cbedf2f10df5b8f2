import { abbreviations } from '../words/abbreviations.ts';
import type { Span } from './span.ts';

export interface RoughSentence extends Span {
  question: boolean;
}

// A new line ends a sentence too: lists and one-line thoughts are how people write bios.
// Looking back keeps a row of marks from being read again from each of them.
const endPattern = /(?<![.!?…])[.!?…]+["'”’»)\]]*(?=\s|$)|\n+|\r+/g;
const questionEnd = /\?[!?.…"'”’»)\]]*$/;
/** As many characters as the marks at an end may be. */
const tail = 8;
const lastWord = /[\p{L}.]{1,8}$/u;

/** The sentences of a text, without the white space around them. */
export function splitSentences(text: string): RoughSentence[] {
  const sentences: RoughSentence[] = [];
  let start = 0;
  for (const match of text.matchAll(endPattern)) {
    if (isAbbreviation(text, match.index, match[0])) continue;
    const end = match.index + match[0].length;
    add(sentences, text, start, end);
    start = end;
  }
  add(sentences, text, start, text.length);
  return sentences;
}

function isAbbreviation(text: string, dot: number, mark: string): boolean {
  if (mark !== '.') return false;
  const word = lastWord.exec(text.slice(Math.max(0, dot - 8), dot))?.[0];
  return word !== undefined && abbreviations.has(word.toLowerCase());
}

function add(sentences: RoughSentence[], text: string, from: number, to: number): void {
  const raw = text.slice(from, to);
  const trimmed = raw.trim();
  if (trimmed === '') return;
  const start = from + raw.indexOf(trimmed);
  sentences.push({ start, end: start + trimmed.length, question: questionEnd.test(trimmed.slice(-tail)) });
}
