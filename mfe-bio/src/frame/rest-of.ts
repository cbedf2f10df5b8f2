const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** True when `rest` is what is left of a text: its words, in their order, without some. Of several texts it tells which. */
export function isRestOf(rest: string, text: string): boolean {
  const words = wordsOf(text);
  let at = 0;
  return (
    rest.trim() !== '' &&
    wordsOf(rest).every((word) => {
      at = words.indexOf(word, at) + 1;
      return at > 0;
    })
  );
}

interface Place {
  text: string;
  put: (rest: string) => void;
}

/** What puts a rest into the place of the text that it is left of; none when it is of no text that still stands. */
export const restTaker = (rest: string, places: readonly Place[]) =>
  places.find(({ text }) => isRestOf(rest, text))?.put;
