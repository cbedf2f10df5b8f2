import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { BioLanguage } from '../reading/reading.ts';

/** Rarer than the Hungarian list goes: what a list of words has and it has not. */
const beyondTheList = 2.9;

/**
 * How often a word is used, on the Zipf scale: 7 is "the", 3 is once in a million words. From the lists of wordfreq
 * 3.1.1 (Robyn Speer, CC BY-SA 4.0); `README.md` beside them says what was changed.
 */
export const wordFrequency: Record<BioLanguage, ReadonlyMap<string, number>> = {
  en: read('en'),
  hu: withRare(read('hu')),
};

/** Word by word: a list of pairs would take as much memory again while the service starts. */
function read(language: BioLanguage): Map<string, number> {
  const perBillion = 9;
  const known = new Map<string, number>();
  const lines = gunzipSync(readFileSync(join(import.meta.dirname, `${language}.txt.gz`))).toString();
  for (const [at, line] of lines.split('\n').entries()) {
    for (const word of line.split(' ')) if (word !== '') known.set(word, perBillion - (at + 1) / 100);
  }
  return known;
}

function withRare(known: Map<string, number>): ReadonlyMap<string, number> {
  const words = gunzipSync(readFileSync(join(import.meta.dirname, 'hu-rare.txt.gz'))).toString();
  for (const word of words.split(' ')) known.set(word, beyondTheList);
  return known;
}
