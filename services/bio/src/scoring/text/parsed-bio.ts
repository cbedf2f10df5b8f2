import type { Span } from './span.ts';

export type BioLanguage = 'en' | 'hu';

export interface Word extends Span {
  /** As written. */
  text: string;
  /** Lower case with straight apostrophes and accents. */
  lower: string;
  /** `lower` without accents and apostrophes, so that `don’t` and `dont` are equal. */
  unaccented: string;
  /** A comma or another mark separates it from the word before. */
  pause?: true;
  /** It is an error, the correction of an error, or possibly one: "2" for "to". */
  slip?: true;
}

/** An error of one word or a fixed group of words; `meant` is its correction. */
export interface WordError extends Span {
  rule: 'languageMisspelling' | 'languageAccents' | 'languageTexting' | 'languageDoubledWord' | 'languageConfusion';
}

export interface Sentence extends Span {
  /** All words as written. */
  written: Word[];
  /** Words without errors: an error never earns points. */
  words: Word[];
  /** All words, with errors replaced by their corrections and marked as slips. Phrases are searched here. */
  corrected: Word[];
  isQuestion: boolean;
}

/** A bio parsed once for all rules. */
export interface ParsedBio {
  text: string;
  language: BioLanguage;
  sentences: Sentence[];
  /** The correct words of all sentences. */
  words: Word[];
  wordErrors: WordError[];
  emoji: Span[];
}
