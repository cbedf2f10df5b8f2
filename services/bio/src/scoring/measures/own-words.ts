import { findPhrases } from '../phrases/find-phrases.ts';
import { books } from '../phrases/spots-of.ts';
import type { Reading } from '../reading/reading.ts';
import { englishCliches } from '../words/en/cliches.ts';
import { englishFillers } from '../words/en/fillers.ts';
import { hungarianCliches } from '../words/hu/cliches.ts';
import { hungarianFillers } from '../words/hu/fillers.ts';
import { complaints, unwelcoming } from './negatives.ts';

export const cliches = books({ en: englishCliches, hu: hungarianCliches });
export const fillers = books({ en: englishFillers, hu: hungarianFillers });

const notOwn = [cliches, fillers, ...unwelcoming, complaints];

/** Right words that stand in no cliché, no filler, and nothing that turns people away. */
export function ownWordCount({ sentences, words, language }: Reading): number {
  const borrowed = sentences.flatMap(({ meant }) =>
    notOwn.flatMap((list) =>
      findPhrases(meant, list[language], 'maybe').flatMap(({ from, to }) => meant.slice(from, to)),
    ),
  );
  return words.length - new Set(borrowed.filter(({ slip }) => !slip)).size;
}
