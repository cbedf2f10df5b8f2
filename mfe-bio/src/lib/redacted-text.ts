const splitWords = (text: string) => text.split(/\s+/).filter(Boolean);

/**
 * True when `rest` is a text with some words removed and the others in order. Tells which of several texts was
 * redacted.
 */
export function isRedactedFrom(rest: string, text: string): boolean {
  const words = splitWords(text);
  let at = 0;
  return (
    rest.trim() !== '' &&
    splitWords(rest).every((word) => {
      at = words.indexOf(word, at) + 1;
      return at > 0;
    })
  );
}

interface RedactionTarget {
  text: string;
  replace: (rest: string) => void;
}

/** The function that replaces the redacted text; undefined when that text has changed since. */
export const findRedactionTarget = (rest: string, places: readonly RedactionTarget[]) =>
  places.find(({ text }) => isRedactedFrom(rest, text))?.replace;
