import { heightOf } from './pixels.ts';
import { type RecognizedWord, toLines } from './recognized-text.ts';

const time = /^[0-2]?\d[:.,][0-5]\d\W*$/;
/** A time within a bubble is set smaller than the message. */
const maxTimeHeight = 0.82;
const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text);
/** Signs that stand alone in sentences. */
const standalone = new Set(['-', '–', '—', '&', '+', '=', '/', ':)', ':(', ';)', ':D', '?', '!', '...', '…']);

/** The lines of a message without its time, delivery marks and what is left of emoji. */
export function cleanMessage(words: readonly RecognizedWord[]): RecognizedWord[][] {
  const lines = toLines(words);
  const letterHeights = words.filter(({ text }) => /[A-ZÁÉÍÓÖŐÚÜŰbdfhklt]/.test(text)).map(heightOf);
  const textHeight = median(letterHeights);
  const last = lines.at(-1) ?? [];
  const timeAt = last.findIndex((word) => time.test(word.text) && isSmall(word, textHeight));
  if (timeAt >= 0) lines[lines.length - 1] = last.slice(0, timeAt);
  return lines.map((line) => line.filter(isText).map(correct)).filter((line) => line.length > 0);
}

const isSmall = (word: RecognizedWord, textHeight: number) =>
  textHeight === 0 || heightOf(word) <= textHeight * maxTimeHeight;

const isText = ({ text, confidence }: RecognizedWord) =>
  isWord(text) || text === '|' || (confidence > 60 && standalone.has(text));

/** Mends what the recognizer confuses: a bar and a capital I, and a nought between letters. */
const correct = (word: RecognizedWord): RecognizedWord => ({
  ...word,
  text: word.text
    .replace(/^\|(?=$|['’.,!?])/, 'I')
    .replaceAll('|', 'l')
    .replace(/(?<=\p{L})0(?=\p{Ll})/gu, 'o'),
});

const median = (values: number[]) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

export const toText = (line: readonly RecognizedWord[]) => line.map(({ text }) => text).join(' ');
