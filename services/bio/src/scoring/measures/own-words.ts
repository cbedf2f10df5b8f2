import { englishCliches } from '../lexicon/en/cliches.ts';
import { englishFillers } from '../lexicon/en/fillers.ts';
import { hungarianCliches } from '../lexicon/hu/cliches.ts';
import { hungarianFillers } from '../lexicon/hu/fillers.ts';
import { findPhrases } from '../phrases/find-phrases.ts';
import { createPhraseBooks } from '../phrases/phrase-matchers.ts';
import type { ParsedBio } from '../text/parsed-bio.ts';
import { complaints, unwelcoming } from './negatives.ts';

export const cliches = createPhraseBooks({ en: englishCliches, hu: hungarianCliches });
export const fillers = createPhraseBooks({ en: englishFillers, hu: hungarianFillers });

const unoriginalPhrases = [cliches, fillers, ...unwelcoming, complaints];

/** Correct words outside clichés, fillers and negative phrases. */
export function ownWordCount({ sentences, words, language }: ParsedBio): number {
  const borrowed = sentences.flatMap(({ corrected: meant }) =>
    unoriginalPhrases.flatMap((list) =>
      findPhrases(meant, list[language], 'maybe').flatMap(({ from, to }) => meant.slice(from, to)),
    ),
  );
  return words.length - new Set(borrowed.filter(({ slip }) => !slip)).size;
}
