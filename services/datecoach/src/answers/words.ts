/** Finds any of these, one or several a line apart by `/`, as whole words; `*` stands for any ending, `~` for the other person, `@` for any one word. */
export function anyOf(list: string): RegExp {
  const words = list
    .split(/[\n/]/)
    .map((word) => word.trim())
    .filter(Boolean)
    .map((word) =>
      word
        .replace(/\./g, '\\.')
        .replace(/ /g, '[\\s-]+')
        .replace(/'/g, "['’]?")
        .replace(/\*/g, '\\p{L}*')
        .replace(/~/g, '(?:them|him|her|your (?:date|match)|the other person)')
        .replace(/@/g, "[\\p{L}'’]+"),
    );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** "Don't", "no", "avoid" shortly before, or "-free" right behind: then it is advice against it. */
const against =
  /(?<!\p{L})(?:don['’]?t|do not|never|no|not|nor|without|avoid|instead of|rather than|need not|needn['’]?t|nobody|ne|se|sem|soha|sose|nem|nincs|kerüld|helyett|anélkül)(?!\p{L})[^.,!?;]{0,40}$/iu;
const freeOf = /^(?:['’-]?(?:free|mentes|menetes)|\s+(?:nélkül|helyett))/iu;

/** True when a text has one of the words, and does not advise against it. */
export function speaksFor(text: string, words: RegExp): boolean {
  return [...text.matchAll(words)].some(
    ({ index, 0: found }) => !against.test(text.slice(0, index)) && !freeOf.test(text.slice(index + found.length)),
  );
}
