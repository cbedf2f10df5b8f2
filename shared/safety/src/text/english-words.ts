import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

let words: ReadonlySet<string> | undefined;

/** The prefixes of a Hunspell dictionary by their flag: "E" is "dis" in "agree/E". */
function readPrefixes(folder: string): Map<string, string> {
  const rules = readFileSync(join(folder, 'index.aff'), 'utf8').matchAll(/^PFX (\S) +0 +([a-z]+)/gm);
  return new Map([...rules].map(([, flag = '', prefix = '']) => [flag, prefix]));
}

function readLowercaseWords(dictionary: string): string[] {
  const folder = dirname(createRequire(import.meta.url).resolve(dictionary));
  const prefixes = readPrefixes(folder);
  const lines = readFileSync(join(folder, 'index.dic'), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [word = '', flags = ''] = line.split('/');
    if (!/^[a-z]/.test(word)) return [];
    return [word, ...[...flags].flatMap((flag) => (prefixes.has(flag) ? [prefixes.get(flag) + word] : []))];
  });
}

/** The lower-case words of American and British English, loaded on first use. */
function loadDictionary(): ReadonlySet<string> {
  words ??= new Set([...readLowercaseWords('dictionary-en'), ...readLowercaseWords('dictionary-en-gb')]);
  return words;
}

/** What an ending may have replaced: "baking" from "bake", "happier" from "happy", "stopped" from "stop". */
const endings: [ending: RegExp, instead: string[]][] = [
  [/(?:'s|’s|s)$/, ['']],
  [/es$/, ['']],
  [/ies$/, ['y']],
  [/(?:ed|er|est|ing|en)$/, ['', 'e']],
  [/(?:ied|ier|iest|ily)$/, ['y']],
  [/(.)\1(?:ed|er|est|ing)$/, ['$1']],
  [/(?:ly|ness|ful|less|ish|able|y|d|r|st|n't|n’t|'ll|’ll|'ve|’ve|'re|’re|'d|’d)$/, ['', 'e']],
];

/** True for a lower-case word of the dictionary, or a form of one. */
export function isEnglishWord(word: string): boolean {
  const known = loadDictionary();
  const small = word.toLowerCase();
  if (known.has(small)) return true;
  return endings.some(
    ([ending, instead]) => ending.test(small) && instead.some((end) => known.has(small.replace(ending, end))),
  );
}

/** True when most lower-case words are English. */
export function isEnglishText(text: string): boolean {
  const small = text.match(/(?<![\p{L}\p{N}'’])\p{Ll}{2,}(?!\p{L})/gu) ?? [];
  return small.filter(isEnglishWord).length > small.length * 0.6;
}
