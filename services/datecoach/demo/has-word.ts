/** True when a word of the text starts with `word`; a `$` at its end asks for the whole word. */
export const startsWord = (text: string, word: string) =>
  new RegExp(`(?<!\\p{L})${word.replace(/\$$/, '(?!\\p{L})')}`, 'iu').test(text);
