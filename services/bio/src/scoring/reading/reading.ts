import type { Span } from './span.ts';

export type BioLanguage = 'en' | 'hu';

export interface Word extends Span {
  /** As written. */
  text: string;
  /** In lower case, with straight apostrophes and its accents. */
  lower: string;
  /** `lower` without accents and apostrophes, so that `don’t` and `dont` are one. */
  folded: string;
  /** It is an error, or what an error means. */
  slip?: true;
}

/** Errors that are one word or a fixed group of words; `meant` is what should stand there. */
export interface WordError extends Span {
  rule: 'languageMisspelling' | 'languageAccents' | 'languageTexting' | 'languageDoubledWord' | 'languageConfusion';
}

export interface Sentence extends Span {
  /** All words as they stand. */
  written: Word[];
  /** The words that are no error. Whatever earns points is looked for here: an error never earns any. */
  words: Word[];
  /** All words, errors as what they mean. Whatever costs points is looked for here: an error saves nobody a loss. */
  meant: Word[];
  question: boolean;
}

/** A bio taken apart once, for all rules to look at. */
export interface Reading {
  text: string;
  language: BioLanguage;
  sentences: Sentence[];
  /** The right words of all sentences. */
  words: Word[];
  wordErrors: WordError[];
  /** UTF-16 units without the words in error; white space of any length counts one, outer white space none. */
  characters: number;
  emoji: Span[];
}
