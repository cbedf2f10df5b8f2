import { englishConfusions } from '../lexicon/en/confusions.ts';
import { hungarianConfusions } from '../lexicon/hu/confusions.ts';
import { repeatableWords } from '../lexicon/repeatable-words.ts';
import { type WordCorrection, wordCorrections } from '../lexicon/word-corrections.ts';
import { findPhrases, type PhraseMatch } from '../phrases/find-phrases.ts';
import type { BioLanguage, Word, WordError } from '../text/parsed-bio.ts';
import { createWord, splitWords } from '../text/split-words.ts';
import { parseNumberShorthand } from './number-shorthand.ts';

export interface CheckedWords {
  words: Word[];
  corrected: Word[];
  errors: WordError[];
}

const confusions = { en: englishConfusions, hu: hungarianConfusions };
const name = /^\p{Lu}\p{Ll}/u;
const maxPasses = 4;
const pause = /[,.;:!?…|•/()"“”–—-]/;

/** Separates the errors of a sentence in three passes, so that no error can hide another. */
export function findWordErrors(written: readonly Word[], language: BioLanguage, text: string): CheckedWords {
  const spelled = checkSpelling(written, language, text);
  const single = checkRepeated(spelled.words, text);
  const confused = checkConfusions(single.words, language);
  const errors = [...spelled.errors, ...single.errors, ...confused.errors];
  const right = new Set(confused.words);
  const corrected = spelled.corrected.map((word) => (right.has(word) ? word : { ...word, slip: true as const }));
  return { words: confused.words, corrected, errors };
}

function checkSpelling(written: readonly Word[], language: BioLanguage, text: string): CheckedWords {
  const checked: CheckedWords = { words: [], corrected: [], errors: [] };
  written.forEach((word, place) => {
    const figure = language === 'en' ? parseNumberShorthand(word, written[place - 1], written[place + 1]) : undefined;
    // The ending of a figure ("4-es") is not a word.
    const isEnding = /\d-$/.test(text.slice(Math.max(0, word.start - 2), word.start));
    const listed = isEnding ? undefined : wordCorrections[language].get(word.lower);
    const found = listed ?? (figure?.isShorthand ? figure : undefined);
    if (found) {
      checked.errors.push({ rule: found.rule, start: word.start, end: word.end });
      checked.corrected.push(...toCorrectedWords(found, word));
    } else {
      checked.words.push(word);
      checked.corrected.push(...(figure ? toCorrectedWords(figure, word) : [word]));
    }
  });
  return checked;
}

const toCorrectedWords = ({ meant }: WordCorrection, { start, end, pause }: Word): Word[] =>
  splitWords(meant).map(({ text }, place) => ({
    ...createWord(text, start, end),
    ...(place === 0 && pause && { pause }),
  }));

/** "Very very" is intended, and "Bora Bora" is a name. */
export const isRepeatable = (word: Word, again: Word): boolean =>
  repeatableWords.has(word.lower) || (name.test(word.text) && name.test(again.text));

function checkRepeated(words: readonly Word[], text: string): Omit<CheckedWords, 'corrected'> {
  const errors: WordError[] = [];
  const kept: Word[] = [];
  for (const word of words) {
    const before = kept.at(-1);
    const doubled =
      before?.lower === word.lower && !isRepeatable(before, word) && !pause.test(text.slice(before.end, word.start));
    if (doubled) errors.push({ rule: 'languageDoubledWord', start: word.start, end: word.end });
    else kept.push(word);
  }
  return { words: kept, errors };
}

function checkConfusions(words: readonly Word[], language: BioLanguage): Omit<CheckedWords, 'corrected'> {
  const errors: WordError[] = [];
  let kept = [...words];
  // Removing one may join the halves of another; deeper nesting is an attack and is not followed.
  for (let pass = 0; pass < maxPasses; pass++) {
    const found = findPhrases(kept, confusions[language], 'surely');
    if (found.length === 0) break;
    errors.push(...found.map(({ start, end }): WordError => ({ rule: 'languageConfusion', start, end })));
    kept = removeMatches(kept, found);
  }
  return { words: kept, errors };
}

function removeMatches(words: readonly Word[], matches: readonly PhraseMatch[]): Word[] {
  const taken = new Set(matches.flatMap(({ from, to }) => words.slice(from, to)));
  return words.filter((word) => !taken.has(word));
}
