const english =
  'ten|eleven|twelve,twelv|thirteen,thirten,thurteen|fourteen,forteen,fourten|fifteen,fiften,fivteen,fiveteen|sixteen,sixten|seventeen,seventen,sevnteen|eighteen,eightteen,eigteen';
const hungarian = 'tizenegy tizenketto tizenharom tizennegy tizenot tizenhat tizenhet tizennyolc';

/** Number words from 10 to 18 in English and from 11 in Hungarian, with common typos. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...english.split('|').flatMap((spellings, at) => spellings.split(',').map((word) => [word, at + 10] as const)),
  ...hungarian.split(' ').map((word, at) => [word, at + 11] as const),
]);

const halves = new Map([
  ...'thir four fif six seven eigh'.split(' ').map((word, at) => [`${word} teen`, at + 13] as const),
  ...'egy ketto harom negy ot hat het nyolc'.split(' ').map((word, at) => [`tizen ${word}`, at + 11] as const),
  ['eight teen', 18],
]);
const halfDigit = /^(?:tizen([1-8])|([3-8])teen)$/;
const hungarianDigits = 'egy ketto harom negy ot hat het nyolc'.split(' ');
const englishDigits = 'one two three four five six seven eight'.split(' ');
const roman = new Map([...'xi xii xiii xiv xv xvi xvii xviii'.split(' ')].map((word, at) => [word, at + 11]));
const beforeAge = new Set('im am i age aged turned turning be being'.split(' '));
const beforeVerb = new Set('want going need have decided got used wanna how'.split(' '));
const afterAge = new Set('years yrs yo y year eves evs'.split(' '));
const oneAsLetter = new Set(['l', 'i', '1']);
const isNumber = (word: string | undefined) => word !== undefined && /^[0-9]+$/.test(word);
/** Hungarian verbs whose prefix may be separated or sent separately. */
const prefixed = new Set('megolom megolok megolni meghalni meghalok meghaljak megolem'.split(' '));
const hungarianEnding = /(?:eves|es|os|as|ot|et|at|t)$/;

/** The number that one word spells, ignoring its Hungarian ending: "tizen6", "6teen", "tizenhatos". */
function readNumberWord(word: string): string | null {
  const whole = numberWords.get(word);
  if (whole !== undefined) return String(whole);
  const [, hungarianDigit, englishDigit] = halfDigit.exec(word) ?? [];
  if (hungarianDigit ?? englishDigit) return `1${hungarianDigit ?? englishDigit}`;
  const spoken = word.startsWith('1') ? hungarianDigits.indexOf(word.slice(1)) : -1;
  if (spoken >= 0) return `1${spoken + 1}`;
  const ending = hungarianEnding.exec(word)?.[0];
  const stem = ending && numberWords.get(word.slice(0, -ending.length));
  return stem && stem > 10 ? `${stem} ${ending}` : null;
}

/** Replaces every such number with digits: "six teen", "tizen hat", "XVI years old". */
export function replaceNumberWords(words: readonly string[]): string[] {
  const read: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const next = words[at + 1] ?? '';
    const pair = halves.get(`${word} ${next}`);
    const numeral = roman.get(word);
    const isAge = numeral !== undefined && (beforeAge.has(words[at - 1] ?? '') || afterAge.has(next));
    const isSplit =
      oneAsLetter.has(word) && /^[0-8]$/.test(next) && !isNumber(words[at - 1]) && !isNumber(words[at + 2]);
    const spoken = word === 'one' ? englishDigits.indexOf(next) : -1;
    if (spoken >= 0 && (beforeAge.has(words[at - 1] ?? '') || afterAge.has(words[at + 2] ?? ''))) {
      read.push(`1${spoken + 1}`);
      at++;
    } else if (word === '2' && beforeVerb.has(words[at - 1] ?? '')) read.push('to');
    else if (word === 'b' && read.at(-1) === 'to') read.push('be');
    else if (word === 'my' && next === 'self') {
      read.push('myself');
      at++;
    } else if (pair !== undefined) {
      read.push(String(pair));
      at++;
    } else if (isSplit && (word === '1' || beforeAge.has(words[at - 1] ?? '') || afterAge.has(words[at + 2] ?? ''))) {
      read.push(`1${next}`);
      at++;
    } else if (word === 'meg' && prefixed.has(word + next)) {
      read.push(word + next);
      at++;
    } else if (isAge) read.push(String(numeral));
    else read.push(...(readNumberWord(word)?.split(' ') ?? [word]));
  }
  return read;
}
