import type { ParsedBio, Sentence, WordError } from '../text/parsed-bio.ts';
import { splitWords } from '../text/split-words.ts';
import { detectLanguage } from './detect-language.ts';
import { findWordErrors } from './find-word-errors.ts';
import { splitSentences } from './split-sentences.ts';

// Unicode classifies digits and # as emoji; a flag is two regional indicators.
const emojiPattern =
  /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic}){0,12}|\p{RI}{2}/gu;

/** Parses a bio once for all rules. */
export function parseBio(text: string): ParsedBio {
  const rough = splitSentences(text).map((sentence) => ({
    ...sentence,
    written: splitWords(text.slice(sentence.start, sentence.end), sentence.start),
  }));
  const language = detectLanguage(rough.flatMap(({ written }) => written));
  const wordErrors: WordError[] = [];
  const sentences: Sentence[] = rough.map((sentence) => {
    const { words, corrected, errors } = findWordErrors(sentence.written, language, text);
    for (const error of errors) wordErrors.push(error);
    return { ...sentence, words, corrected };
  });
  wordErrors.sort((one, other) => one.start - other.start);
  return {
    text,
    language,
    sentences,
    words: sentences.flatMap(({ words }) => words),
    wordErrors,
    emoji: Array.from(text.matchAll(emojiPattern), ({ 0: { length }, index }) => ({
      start: index,
      end: index + length,
    })),
  };
}
