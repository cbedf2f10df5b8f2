import { stripAccents } from '../text/split-words.ts';

/**
 * Phrases in a small pattern language, so that lists stay readable and matching stays linear: `a/b` either word ·
 * `word~` with any ending · `_` any one word · `?word` optional · `^word` begins the sentence. A line that begins with
 * `!` excludes its words from other phrases: "!kind of" is not "kind".
 */
export interface PhraseBook {
  /** By the first letters of their first word. */
  byKey: ReadonlyMap<string, readonly Phrase[]>;
  /** `unaccented` ignores accents and apostrophes, `lower` does not. */
  by: 'unaccented' | 'lower';
  /** Whether a phrase may contain a comma: "work hard, play hard". */
  within: 'clause' | 'sentence';
}

export interface Phrase {
  name: string;
  /** It only excludes its words. */
  silent: boolean;
  begins: boolean;
  pieces: readonly Piece[];
}
type Piece = readonly { stem: string; open: boolean }[];

const keyLength = 3;
export const getPhraseKey = (word: string): string => word.slice(0, keyLength);

/** One phrase per line. */
export function createPhraseBook(
  lines: string | readonly string[],
  by: PhraseBook['by'] = 'unaccented',
  within: PhraseBook['within'] = 'sentence',
): PhraseBook {
  const names = typeof lines === 'string' ? lines.split('\n') : lines;
  const byKey = new Map<string, Phrase[]>();
  for (const name of names.map((line) => line.trim()).filter(Boolean)) {
    for (const phrase of parsePhrases(name, by)) {
      for (const { stem } of phrase.pieces[0] ?? []) {
        const key = getPhraseKey(stem);
        byKey.set(key, [...(byKey.get(key) ?? []), phrase]);
      }
    }
  }
  // Longest first, so that "not looking for a hookup" is one finding and not two.
  for (const phrases of byKey.values())
    phrases.sort((one, other) => other.pieces.length - one.pieces.length || Number(other.silent) - Number(one.silent));
  return { byKey, by, within };
}

function parsePhrases(name: string, by: PhraseBook['by']): Phrase[] {
  const words = name
    .replace(/^!?\^?/, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[\s-]+/);
  let forms: string[][] = [[]];
  for (const word of words) {
    const without = word.startsWith('?') ? forms : [];
    forms = [...without, ...forms.map((form) => [...form, word.replaceAll('?', '')])];
  }
  return forms
    .filter((form) => form.length > 0)
    .map((form) => ({
      name,
      silent: name.startsWith('!'),
      begins: /^!?\^/.test(name),
      pieces: form.map((word) => parsePiece(word, by)),
    }));
}

function parsePiece(word: string, by: PhraseBook['by']): Piece {
  return word.split('/').map((choice) => {
    const open = choice.endsWith('~') || choice === '_';
    const stem = choice.replace(/[~_]$/, '');
    return { stem: by === 'unaccented' ? stripAccents(stem) : stem, open };
  });
}
