import { abbreviations, titleAbbreviations } from '../lexicon/abbreviations.ts';
import type { Span } from './span.ts';

export interface RoughSentence extends Span {
  isQuestion: boolean;
}

// A new line ends a sentence too: lists and one-line thoughts are how people write bios.
// Looking back keeps a row of marks from being read again from each of them.
const endPattern = /(?<![.!?…])[.!?…]+["'”’»)\]]*(?=\s|$)|\n+|\r+/g;
const questionEnd = /\?[!?.…"'”’»)\]]{0,12}$/;
/** As many characters as the marks at an end may be. */
const maxEndLength = 8;
const lastWord = /[\p{L}.]{1,8}$/u;
/** Dots that trail off, and marks within quotes or brackets. */
const trailing = /^[.…]{2,}|["'”’»)\]]$/;
const smallLetterNext = /^[ \t]+["'“„«(]?\p{Ll}/u;

/** The sentences of a text, without the white space around them. */
export function splitSentences(text: string): RoughSentence[] {
  const sentences: RoughSentence[] = [];
  let start = 0;
  for (const match of text.matchAll(endPattern)) {
    const end = match.index + match[0].length;
    if (isFalseEnd(text, match.index, match[0])) continue;
    addSentence(sentences, text, start, end);
    start = end;
  }
  addSentence(sentences, text, start, text.length);
  return sentences;
}

/** The dot of "Dr. Who"; before a small letter also that of "13. kerület" and "6 p.m.", and what trails or is quoted. */
function isFalseEnd(text: string, at: number, mark: string): boolean {
  const before = text.slice(Math.max(0, at - 8), at);
  const word = lastWord.exec(before)?.[0].toLowerCase() ?? '';
  if (mark === '.' && titleAbbreviations.has(word)) return true;
  const after = text.slice(at + mark.length, at + mark.length + 4);
  if (mark === '.' && word === 'no') return /^ \d/.test(after);
  if (!smallLetterNext.test(after)) return false;
  return mark.length > 1 ? trailing.test(mark) : mark === '…' || /\d$/.test(before) || abbreviations.has(word);
}

function addSentence(sentences: RoughSentence[], text: string, from: number, to: number): void {
  const raw = text.slice(from, to);
  const trimmed = raw.trim();
  if (trimmed === '') return;
  const start = from + raw.indexOf(trimmed);
  sentences.push({ start, end: start + trimmed.length, isQuestion: questionEnd.test(trimmed.slice(-maxEndLength)) });
}
