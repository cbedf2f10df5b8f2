import { isEnglishWord } from '../text/english-words.ts';
import { numberWords } from '../text/number-words.ts';
import { ruleWords } from './rule-words.ts';

const list = (words: string) => words.trim().split(/\s+/);

/** Words of age, death and harm that decide a verdict, so people disguise them; English and Hungarian. */
const decidingWords: ReadonlySet<string> = new Set([
  ...numberWords.keys(),
  ...list(`
    teen teenager underage minor child school grade suicide suicidal kill killing killed murder die dying dead death
    hang overdose cut cutting harm hurt unalive stab rape shoot knife slit wrists kms kys
    eves evesen kiskoru tini ongyilkos ongyilkossag meghalni meghalok megolom megollek megoljem halni halal felkotom
  `),
]);
/** Words between them when a whole sentence is spelled letter by letter. */
const smallWords: ReadonlySet<string> = new Set(
  list(
    'i im am a my me you u your to the and in at is it not only just want wanna need going gonna will years year old yo now still turned turning myself yourself life end tonight mine ' +
      'en te egy csak meg most vagyok vok leszek akarok akarom nem magam magamat eletem elni az',
  ),
);

/** "sixxteen" reads as "sixteen". */
const squeezeWord = (word: string) =>
  word
    .replace(/(.)\1+/g, '$1')
    .replaceAll('ks', 'x')
    .replaceAll('ph', 'f');
const toConsonants = (word: string) => squeezeWord(word).replace(/(?!^)[aeiou]/g, '');

const minLongLength = 6;
const longWords = [...decidingWords].filter((word) => word.length >= minLongLength);
const bySound = new Map([...decidingWords].filter((word) => word.length > 3).map((word) => [squeezeWord(word), word]));
const byConsonants = new Map(
  longWords.filter((word) => toConsonants(word).length > 2).map((word) => [toConsonants(word), word]),
);

const signLetters: readonly [from: string, to: string[]][] = [
  ['0', ['o']],
  ['1', ['i', 'l']],
  ['3', ['e']],
  ['4', ['a']],
  ['5', ['s']],
  ['6', ['g']],
  ['7', ['t']],
  ['8', ['b']],
  ['9', ['g']],
  ['@', ['a']],
  ['$', ['s']],
  ['!', ['i', 'l']],
  ['|', ['i', 'l']],
  ['+', ['t']],
  ['€', ['e']],
];
const letterMaps = [0, 1].map((at) => new Map(signLetters.map(([from, to]) => [from, to[at] ?? to[0] ?? ''])));

/** Replaces digits and signs with the letters they look like. */
export const replaceSignsWithLetters = (word: string): string[] =>
  letterMaps.map((letters) => [...word].map((sign) => letters.get(sign) ?? sign).join(''));

/** One letter added, missing, changed or swapped. */
function isSingleTypo(a: string, b: string): boolean {
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  let end = 0;
  while (end < a.length - from && end < b.length - from && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [left, right] = [a.slice(from, a.length - end), b.slice(from, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

const isTypoOf = (meantWord: string, word: string, heard: string) =>
  isSingleTypo(meantWord, word) || isSingleTypo(squeezeWord(meantWord), heard);

/** The deciding word of which an unknown word is a typo or a short form. */
function findIntendedWord(word: string): string | undefined {
  if (decidingWords.has(word)) return word;
  if (word.length < 4) return undefined;
  const heard = squeezeWord(word);
  const found =
    bySound.get(heard) ??
    (word === toConsonants(word) ? byConsonants.get(word) : undefined) ??
    (word.length >= minLongLength
      ? longWords.find((one) => one[0] === word[0] && one.at(-1) === word.at(-1) && isTypoOf(one, word, heard))
      : undefined);
  return found && !isEnglishWord(word) ? found : undefined;
}

/** Words without vowels, and abbreviations of those who speak of dying. */
const shorthand = new Map(
  (
    'dnt=dont wnt=want wna=wanna wnna=wanna wana=wanna lyf=life lfe=life slf=self hrm=harm myslf=myself mysef=myself ' +
    'mslf=myself nymre=anymore anymre=anymore kms=kill_myself kys=kill_yourself unalive=kill unaliving=killing ' +
    'sewerslide=suicide sewercide=suicide jsuis=je_suis chuis=je_suis undr=under nm=nem akrok=akarok vgyok=vagyok tbbe=tobbe'
  )
    .split(' ')
    .map((pair) => pair.replaceAll('_', ' ').split('=') as [string, string]),
);

/** The word that a disguised word stands for; the word itself when it is a real word or resembles none. */
export const resolveDisguisedWord = (word: string): string => {
  const found = findIntendedWord(word) ?? word;
  return shorthand.get(found) ?? found;
};

/** A sign in place of a letter: "k*ll", "su_cide". */
function resolveHiddenLetters(chunk: string): string | undefined {
  if (!/^[a-z]+[*#_.][a-z*#_.]*[a-z]$/.test(chunk)) return undefined;
  return [...decidingWords].find(
    (word) => word.length === chunk.length && [...chunk].every((sign, at) => !/[a-z]/.test(sign) || sign === word[at]),
  );
}

/** The deciding word behind text with signs or digits among its letters: "six-teen", "s1xt33n", "su!cide". */
export function resolveLeetspeak(chunk: string): string | undefined {
  const hidden = resolveHiddenLetters(chunk);
  if (hidden) return hidden;
  const hasSigns = /[0-9@$!|€+*#]/.test(chunk);
  for (const read of replaceSignsWithLetters(chunk)) {
    const joined = read.replace(/[^a-z]/g, '');
    if (joined.length < 3) continue;
    const word =
      findIntendedWord(joined) ?? (smallWords.has(joined) || (hasSigns && ruleWords.has(joined)) ? joined : undefined);
    if (word) return shorthand.get(word) ?? word;
    // A digit inside an English word: "wh3r3", but not "gr8" or "m8".
    if (/[a-z][013457]+[a-z]/.test(chunk) && /^[a-z013457]+$/.test(chunk) && isEnglishWord(joined)) return joined;
  }
  return undefined;
}

/** Splits a row of single letters into words ("iamsixteen"); `null` when it contains unknown words. */
export function segmentWords(letters: string): string[] | null {
  const ways: (string[] | null)[] = [[]];
  for (let end = 1; end <= letters.length; end++) {
    ways[end] = null;
    for (let start = Math.max(0, end - 14); start < end; start++) {
      const [before, word] = [ways[start], letters.slice(start, end)];
      const isWord = decidingWords.has(word) || smallWords.has(word) || /^1[0-7]$/.test(word);
      const isShorter = before && (ways[end] === null || before.length + 1 < (ways[end]?.length ?? 0));
      if (before && isWord && isShorter) ways[end] = [...before, word];
    }
  }
  return ways[letters.length] ?? null;
}
