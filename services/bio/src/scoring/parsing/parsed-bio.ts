import type { Span } from './span.ts';

export type BioLanguage = 'en' | 'hu';

export interface Word extends Span {
  /** As written. */
  text: string;
  /** In lower case, with straight apostrophes and its accents. */
  lower: string;
  /** `lower` without accents and apostrophes, so that `don’t` and `dont` are one. */
  unaccented: string;
  /** A comma or another mark parts it from the word before. */
  pause?: true;
  /** It is an error, or what an error means, or may be one: "2" for "to". */
  slip?: true;
}

/** Errors that are one word or a fixed group of words; `meant` is what should stand there. */
export interface WordError extends Span {
  rule: 'languageMisspelling' | 'languageAccents' | 'languageTexting' | 'languageDoubledWord' | 'languageConfusion';
}

export interface Sentence extends Span {
  /** All words as they stand. */
  written: Word[];
  /** The words that are no error: an error never earns anything. */
  words: Word[];
  /** All words, errors as what they mean and marked as slips. Phrases are looked for here. */
  corrected: Word[];
  isQuestion: boolean;
}

/** A bio taken apart once, for all rules to look at. */
export interface ParsedBio {
  text: string;
  language: BioLanguage;
  sentences: Sentence[];
  /** The right words of all sentences. */
  words: Word[];
  wordErrors: WordError[];
  emoji: Span[];
}
