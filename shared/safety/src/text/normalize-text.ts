import { findLatinHomoglyph, isStyledLatin } from './homoglyphs.ts';

/** A normalized text, with the origin of each of its characters. */
export interface NormalizedText {
  text: string;
  /** The index in the original (UTF-16 units) of the character at `index`; the original's length for the end. */
  originalIndex(index: number): number;
}

const plain = '\\n\\t\\x20-\\x7E¡-¨«»¿-\\u02AF\\u0370-\\u052F\\u2010-\\u2027\\u2030-\\u205E€';
const isPlain = new RegExp(`^[${plain}]*$`);
/** Flag letters, a plain character with marks, or any other character with its marks. */
const special = new RegExp(`[\\u{1F1E6}-\\u{1F1FF}]+|[${plain}]\\p{M}+|[^${plain}]\\p{M}*`, 'gu');
const invisible = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/u;
const ofEmoji = /^[\u200D\uFE0F]/;
const endsWithEmoji = /\p{Extended_Pictographic}[\u200D\uFE0F]*$/u;
const flagLetters = /^[\u{1F1E6}-\u{1F1FF}]/u;
const enclosedCapital = /^[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}]/u;
const styled = /^[\p{L}\p{N}\p{So}\uFF00-\uFFEF]/u;
/** Alphabets in which an accent belongs to the letter: "é" is a letter, "k̶" a disguised one. */
const composed = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]/u;

/** "٣" and "३" are 3: Unicode has each script's digits in a row of ten. */
function toAsciiDigit(digit: string): string {
  let code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) {
    code--;
    value++;
  }
  return String(value);
}

/** Two flag letters are a flag and stay; other numbers of them spell a word. */
const readFlagLetters = (letters: string[]) =>
  letters.length === 2
    ? letters.join('')
    : letters.map((letter) => String.fromCodePoint(65 + (letter.codePointAt(0) ?? 0) - 0x1f1e6)).join('');

/** "𝓱" becomes "h", "①" "1", "ﬁ" "fi", "Ａ" "A"; other characters stay. */
function toPlainForm(letters: string): string {
  const [first = ''] = letters;
  if (flagLetters.test(first)) return readFlagLetters([...letters]);
  if (enclosedCapital.test(first)) return String.fromCodePoint(65 + (((first.codePointAt(0) ?? 0) - 0x1f150) % 32));
  const compatible = styled.test(first) ? first.normalize('NFKC') : first;
  const base = /^[\p{L}\p{N}!-~]+$/u.test(compatible) ? compatible : first;
  if (/^\p{Nd}$/u.test(base)) return /[0-9]/.test(base) ? base : toAsciiDigit(base);
  const marks = letters.slice(first.length);
  return composed.test(base) ? (base + marks).normalize('NFC').replace(/(?!\uFE0F)\p{M}/gu, '') : base + marks;
}

const latin = /[\p{Script=Latin}\p{Nd}]/u;
const foreign = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
/** A letter that no Latin alphabet uses. */
const oddLetter = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|[ᴀ-ᴢʀʙɢʜɪʏɴʟꜰꜱɑɡɩȷǫ]/u;
const word = /[\p{L}\p{N}]+/gu;

/** Replaces look-alike letters in words that mix alphabets or look Latin throughout. */
function replaceHomoglyphs(text: string): string {
  if (!oddLetter.test(text)) return text;
  const words = (text.match(word) ?? []).filter((one) => oddLetter.test(one));
  // In a text of another alphabet, "как" is a real word.
  const isForeign = words.some((one) => !latin.test(one) && ![...one].every((letter) => findLatinHomoglyph(letter)));
  return text.replace(word, (one) => {
    if (!oddLetter.test(one)) return one;
    const isDisguise = latin.test(one) || !isForeign;
    return [...one]
      .map((letter) => {
        const isRead = isStyledLatin(letter) || (isDisguise && foreign.test(letter));
        const found = isRead ? findLatinHomoglyph(letter) : undefined;
        // Of the same length, so that later positions stay valid.
        return found?.length === letter.length ? found : letter;
      })
      .join('');
  });
}

/**
 * One spelling for what a reader sees as the same: letters and digits in their compatibility form (NFKC), digits of every script as
 * 0–9, look-alike letters in Latin words (UTS 39), no invisible characters, no strokes and dots that hide a letter. Case, real accents,
 * punctuation and emojis stay. Whatever reads people's texts (moderation, masking, scoring) reads them so.
 */
export function normalizeText(original: string): NormalizedText {
  let text = '';
  let end = 0;
  /** Where each piece starts in the normalized text and in the original. */
  const pieces: [at: number, from: number, isCopied: boolean][] = [[0, 0, true]];
  for (const { 0: letters, index } of isPlain.test(original) ? [] : original.matchAll(special)) {
    text += original.slice(end, index);
    end = index + letters.length;
    const isHidden = invisible.test(letters) && !(ofEmoji.test(letters) && endsWithEmoji.test(text.slice(-8)));
    const kept = isHidden ? '' : toPlainForm(letters);
    pieces.push([text.length, index, false], [text.length + kept.length, end, true]);
    text += kept;
  }
  text += original.slice(end);
  return {
    text: replaceHomoglyphs(text),
    originalIndex(index) {
      const [at, from, isCopied] = pieces[findLastPiece(pieces, index)] ?? [0, 0, true];
      return isCopied ? from + index - at : from;
    },
  };
}

/** The last piece that starts at or before `index`. */
function findLastPiece(pieces: readonly [number, number, boolean][], index: number): number {
  let [low, high] = [0, pieces.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((pieces[middle]?.[0] ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  return low;
}
