const toPattern = (word: string) => {
  const start = word.startsWith('-') ? '' : '(?<!\\p{L})';
  return start + word.replace(/^-/, '').replace(/\$$/, '(?!\\p{L})');
};

/** True when a word of the text starts with `word`; a `$` at its end asks for the whole word. */
export const startsWord = (text: string, word: string) => new RegExp(toPattern(word), 'iu').test(text);

/** True when the last word of the text starts with `word`, or ends with it if it has a hyphen at its start. */
export const endsWithWord = (text: string, word: string) =>
  new RegExp(`${toPattern(word)}\\p{L}*\\P{L}*$`, 'iu').test(text);
