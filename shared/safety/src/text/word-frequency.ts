import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The languages that members write in. */
export type Language = 'en' | 'hu';

/** Line n of a list has the words whose frequency is 10^(-n/100). */
const perBillion = 9;
const toZipf = (line: number) => perBillion - line / 100;
/** Rarer than the Hungarian list goes, for words that only the word list has. */
const rareWordLine = 610;

/** How often the words of a language are used. */
export interface WordFrequencies {
  /** On the Zipf scale: 7 is "the", 3 is once per million words. `undefined` for an unknown word. */
  get(word: string): number | undefined;
  has(word: string): boolean;
}

/** A hash of 53 bits (cyrb53, public domain), unique among the hundred thousand words. */
function hashOf(word: string): number {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}

const readWordList = (file: string) =>
  gunzipSync(readFileSync(join(import.meta.dirname, 'frequency', `${file}.txt.gz`))).toString();

/** A power of two with room for twice the words of a list. */
const tableSize = 2 ** 18;

/** Stores hashes in place of words, in a tenth of the memory of a map of strings. */
class HashTable implements WordFrequencies {
  readonly #hashes = new Float64Array(tableSize);
  readonly #lines = new Uint16Array(tableSize);

  /** The slot of a hash, or where it would go. */
  #place(hash: number): number {
    let at = hash % tableSize;
    while (this.#hashes[at] !== 0 && this.#hashes[at] !== hash) at = (at + 1) % tableSize;
    return at;
  }

  add(word: string, line: number): void {
    const hash = hashOf(word);
    const at = this.#place(hash);
    this.#hashes[at] = hash;
    this.#lines[at] = line;
  }

  get(word: string): number | undefined {
    const at = this.#place(hashOf(word));
    return this.#hashes[at] === 0 ? undefined : toZipf(this.#lines[at] ?? 0);
  }

  has(word: string): boolean {
    return this.#hashes[this.#place(hashOf(word))] !== 0;
  }
}

/** The words of a language with their lines, the most frequent first. */
function* readWords(language: Language): Generator<[word: string, line: number]> {
  const lines = readWordList(language).split('\n');
  for (const [at, words] of lines.entries()) for (const word of words.split(' ')) if (word) yield [word, at + 1];
  const rare = language === 'hu' ? readWordList('hu-rare') : '';
  for (const word of rare.split(' ')) if (word) yield [word, rareWordLine];
}

function readFrequencies(language: Language): WordFrequencies {
  const table = new HashTable();
  for (const [word, line] of readWords(language)) table.add(word, line);
  return table;
}

const accent = /\p{M}/gu;

function readUnaccented(): WordFrequencies {
  const table = new HashTable();
  for (const [word, line] of readWords('hu')) {
    const unaccented = word.normalize('NFD').replace(accent, '');
    if (unaccented !== word && !table.has(unaccented)) table.add(unaccented, line);
  }
  return table;
}

const loadedFrequencies = new Map<Language, WordFrequencies>();

/**
 * Word frequencies from the lists of wordfreq 3.1.1 (Robyn Speer, CC BY-SA 4.0), loaded on first use;
 * `frequency/README.md` lists the changes.
 */
export function getWordFrequencies(language: Language): WordFrequencies {
  const known = loadedFrequencies.get(language) ?? readFrequencies(language);
  loadedFrequencies.set(language, known);
  return known;
}

let loadedUnaccented: WordFrequencies | undefined;

/** The Hungarian words with accents, without them: "hetvegen". */
export function getUnaccentedHungarian(): WordFrequencies {
  loadedUnaccented ??= readUnaccented();
  return loadedUnaccented;
}

/** Loads all lists, which takes some 100 ms; otherwise the first request that needs them waits for it. */
export function loadWordFrequencies(): void {
  getWordFrequencies('hu');
  getWordFrequencies('en');
  getUnaccentedHungarian();
}
