import { detectLanguage } from './detect-language.ts';
import { findWordErrors } from './find-word-errors.ts';
import type { Reading, Sentence, WordError } from './reading.ts';
import { splitSentences } from './split-sentences.ts';
import { splitWords } from './split-words.ts';

// Digits and # are emoji to Unicode; a flag is two letters of its own kind.
const emojiPattern = /\p{Extended_Pictographic}(?:\p{EMod}|\uFE0F|\u200D\p{Extended_Pictographic})*|\p{RI}{2}/gu;

/** Takes a bio apart, once, for all rules. */
export function readBio(text: string): Reading {
  const rough = splitSentences(text).map((sentence) => ({
    ...sentence,
    written: splitWords(text.slice(sentence.start, sentence.end), sentence.start),
  }));
  const language = detectLanguage(rough.flatMap(({ written }) => written));
  const wordErrors: WordError[] = [];
  const sentences: Sentence[] = rough.map((sentence) => {
    const { words, meant, errors } = findWordErrors(sentence.written, language, text);
    for (const error of errors) wordErrors.push(error);
    return { ...sentence, words, meant };
  });
  wordErrors.sort((one, other) => one.start - other.start);
  return {
    text,
    language,
    sentences,
    words: sentences.flatMap(({ words }) => words),
    wordErrors,
    characters: characterCount(text, sentences),
    emoji: Array.from(text.matchAll(emojiPattern), ({ 0: { length }, index }) => ({
      start: index,
      end: index + length,
    })),
  };
}

function characterCount(text: string, sentences: readonly Sentence[]): number {
  let inError = 0;
  for (const { written, words } of sentences) {
    const right = new Set(words);
    // The space beside it goes with a word in error.
    for (const word of written) if (!right.has(word)) inError += word.text.length + 1;
  }
  // Neither do spaces too many, so that a slip never lengthens a short text.
  const tidy = text.trim().replace(/\s+/g, ' ').replaceAll(' ,', ',').replaceAll(' .', '.');
  return Math.max(0, tidy.length - inError);
}
