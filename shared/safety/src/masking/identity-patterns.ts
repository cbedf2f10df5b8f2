import type { DetailPattern } from '../contacts/detail-pattern.ts';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The Luhn check digit of payment cards: ISO/IEC 7812-1. */
function isCardNumber(text: string): boolean {
  const digits = [...digitsOf(text)].reverse().map(Number);
  if (digits.length < 13 || digits.length > 19 || new Set(digits).size === 1) return false;
  const doubled = (digit: number) => (digit > 4 ? digit * 2 - 9 : digit * 2);
  return digits.reduce((sum, digit, at) => sum + (at % 2 ? doubled(digit) : digit), 0) % 10 === 0;
}

/** ISO 13616: the remainder of 97 is 1. */
function isIban(text: string): boolean {
  const plain = text.replace(/[ -]/g, '').toUpperCase();
  if (plain.length < 15 || plain.length > 34) return false;
  const turned = [...plain.slice(4), ...plain.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  return [...turned].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** A Hungarian bank account: in each block of eight digits the sum weighted 9, 7, 3, 1 is a multiple of ten. */
function isHungarianAccount(text: string): boolean {
  const digits = digitsOf(text);
  const weights = [9, 7, 3, 1];
  const sums = (part: string) => [...part].reduce((sum, digit, at) => sum + Number(digit) * (weights[at % 4] ?? 0), 0);
  return /^\d{16}(\d{8})?$/.test(digits) && sums(digits.slice(0, 8)) % 10 === 0 && sums(digits.slice(8)) % 10 === 0;
}

/** A personal Hungarian tax number: starts with 8, and the weighted sum of the digits modulo 11 is the last digit. */
function isHungarianTaxNumber(text: string): boolean {
  const digits = digitsOf(text);
  const sum = [...digits.slice(0, 9)].reduce((total, digit, at) => total + Number(digit) * (at + 1), 0);
  return digits.length === 10 && digits.startsWith('8') && sum % 11 === Number(digits[9]);
}

/** A Hungarian social security number: the sum weighted 3 and 7 modulo 10 is the last digit. */
function isHungarianHealthNumber(text: string): boolean {
  const digits = digitsOf(text);
  const sum = [...digits.slice(0, 8)].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 7 : 3), 0);
  return digits.length === 9 && sum % 10 === Number(digits[8]);
}

const standalonePattern = (source: string, flags = 'gu') =>
  new RegExp(`(?<![\\p{L}\\p{N}@._+-])${source}(?![\\p{L}\\p{N}@_])`, flags);
/** After a label, in whatever form. */
const labelledPattern = (words: string, what: string) =>
  new RegExp(
    `(?<=(?<!\\p{L})(?:${words})\\p{L}{0,6}(?: ?(?:no|number|száma?|nr)\\.?)?(?: is| az?)?[:#]? ?)${what}(?![\\p{L}\\p{N}])`,
    'giu',
  );

const months =
  'jan(?:uary|uár)?|feb(?:ruary|ruár)?|már(?:c|cius)?|mar(?:ch)?|apr(?:il)?|ápr(?:ilis)?|may|máj(?:us)?|jun(?:e)?|jún(?:ius)?|jul(?:y)?|júl(?:ius)?|aug(?:ust|usztus)?|sep(?:t|tember)?|szep(?:t|tember)?|oct(?:ober)?|okt(?:óber)?|nov(?:ember)?|dec(?:ember)?';
/** A birth year of an adult. */
const year = '(?:19[2-9]\\d|20[01]\\d)';
const day = '(?:0?[1-9]|[12]\\d|3[01])';

/**
 * Numbers and dates that identify a person: bank accounts, cards, documents, number plates, birth dates. A check digit
 * must be right; a number without one must have a rare form. They precede `contactPatterns`, which would take the
 * longer ones for phone numbers.
 */
export const identityPatterns: DetailPattern[] = [
  { kind: 'ID', find: standalonePattern('[A-Z]{2}\\d{2}(?:[ -]?[A-Z0-9]{2,4}){3,8}'), accept: isIban },
  { kind: 'ID', find: standalonePattern('[A-Z]{2}\\d{2}[A-Z0-9]{11,30}', 'giu'), accept: isIban },
  { kind: 'ID', find: standalonePattern('\\d{8}[ -]?\\d{8}(?:[ -]?\\d{8})?'), accept: isHungarianAccount },
  { kind: 'ID', find: standalonePattern('\\d(?:[ -]?\\d){12,18}'), accept: isCardNumber },
  // A British sort code with account number; American, British and Hungarian social security numbers.
  { kind: 'ID', find: standalonePattern('\\d{2}-\\d{2}-\\d{2}[ ,/]{1,3}(?:account )?\\d{8}') },
  { kind: 'ID', find: standalonePattern('(?!000|666|9)\\d{3}-\\d{2}-\\d{4}') },
  { kind: 'ID', find: standalonePattern('[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\\d{2} ?\\d{2} ?\\d{2} ?[A-D]') },
  { kind: 'ID', find: standalonePattern('\\d{3}[ -]?\\d{3}[ -]?\\d{3}'), accept: isHungarianHealthNumber },
  { kind: 'ID', find: standalonePattern('8\\d{9}'), accept: isHungarianTaxNumber },
  { kind: 'ID', find: standalonePattern('[1-4][ -]?\\d{6}[ -]?\\d{4}') },
  // A Hungarian identity card, Hungarian and British number plates, a passport.
  { kind: 'ID', find: standalonePattern('\\d{6} ?[A-Z]{2}') },
  { kind: 'ID', find: standalonePattern('(?!(?:ABC|MP|AK|VOL)-)[A-Z]{3}-\\d{3}') },
  { kind: 'ID', find: standalonePattern('[A-Z]{2}[ :-]?[A-Z]{2}-\\d{3}') },
  { kind: 'ID', find: standalonePattern('[A-Z]{2}\\d{2} ?[A-Z]{3}') },
  { kind: 'ID', find: standalonePattern('[A-Z]{2}\\d{6,7}') },
  {
    kind: 'ID',
    find: labelledPattern(
      "passport|útlevel|útlevél|driving licen[cs]e|driver[’']s licen[cs]e|jogosítvány|id card|személyi|szig(?!et)|taj|adóazonosító|adószám|ssn|social security|national insurance|ni|tax id|account|bankszámla|számlaszám|kártyaszám|card|iban|rendszám|licen[cs]e plate|number plate|plate",
      '(?=[A-Z]{0,6}[ -]?\\d)[A-Z0-9](?:[ -]?[A-Z0-9]){4,24}',
    ),
  },
  { kind: 'DATE', find: standalonePattern(`${year}[-./] ?${day}[-./] ?${day}\\.?`) },
  {
    kind: 'DATE',
    find: standalonePattern(
      `${day}(?:st|nd|rd|th)?[-./ ] ?(?:${day}|(?:of )?(?:${months})\\.?,?)[-./ ] ?${year}`,
      'giu',
    ),
  },
  { kind: 'DATE', find: standalonePattern(`(?:${months})\\.? ${day}(?:st|nd|rd|th)?,? ${year}`, 'giu') },
  {
    kind: 'DATE',
    find: standalonePattern(`${year}\\. ?(?:${months})\\.? ${day}(?:\\.|-?(?:[aáeé]n|i|j[aá]n))?`, 'giu'),
  },
  {
    kind: 'DATE',
    find: new RegExp(
      `(?<=(?<!\\p{L})(?:born(?: on)?|birthday(?: is)?(?: on)?|birth ?date|date of birth|d\\.?o\\.?b\\.?|szül\\p{L}{0,10}|születésnap\\p{L}{0,10}|szülinap\\p{L}{0,10}|születési \\p{L}{1,10}|szül\\p{L}{0,10}\\.? idő\\p{L}{0,10})(?: is| az?)?[:,]? ?(?:on |the )?)(?:${day}(?:st|nd|rd|th)?[-./ ] ?(?:of )?(?:${months}|${day})|(?:${months})\\.? ${day}|${day}[-./]${day}|\\d{2}[-./]\\d{2}[-./]\\d{2})(?:[-./ ,]+\\d{2,4})?(?!\\p{N})`,
      'giu',
    ),
  },
];
