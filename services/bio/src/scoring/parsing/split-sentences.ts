import { abbreviations, titleAbbreviations } from '../lexicon/abbreviations.ts';
import type { Span } from '../text/span.ts';

export interface RoughSentence extends Span {
  isQuestion: boolean;
}

// A line break ends a sentence too, because people write bios as lists and one-line thoughts.\nThe lookbehind prevents
// rescanning a row of marks from each of them.
const endPattern = /(?<![.!?…])[.!?…]+["'”’»)\]]*(?=\s|$)|\n+|\r+/g;
const questionEnd = /\?[!?.…"'”’»)\]]{0,12}$/;
/** The maximum length of the marks at the end of a sentence. */
const maxEndLength = 8;
const lastWord = /[\p{L}.]{1,8}$/u;
/** Ellipses, and marks within quotes or brackets. */
const trailing = /^[.…]{2,}|["'”’»)\]]$/;
const smallLetterNext = /^[ \t]+["'“„«(]?\p{Ll}/u;

/** The sentences of a text, without surrounding white space. */
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

/** The dot of "Dr. Who"; before a lower-case letter also that of "13. kerület" and "6 p.m.", ellipses and quotes. */
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
