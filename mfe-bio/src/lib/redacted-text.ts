const splitWords = (text: string) => text.split(/\s+/).filter(Boolean);

/** True when `rest` is what is left of a text: its words, in their order, without some. Of several texts it tells which. */
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

/** What puts a rest into the place of the text that it is left of; none when it is of no text that still stands. */
export const findRedactionTarget = (rest: string, places: readonly RedactionTarget[]) =>
  places.find(({ text }) => isRedactedFrom(rest, text))?.replace;
