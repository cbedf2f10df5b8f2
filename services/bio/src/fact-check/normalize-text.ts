/** Lower case without accents, each letter in its place: a span in the result is the same span in the text. */
export const normalizeText = (text: string): string => text.replace(/[^\0-\x60\x7b-\x7f]|[A-Z]/g, normalizeLetter);

function normalizeLetter(letter: string): string {
  const plain = letter.toLowerCase().normalize('NFD').charAt(0);
  return plain === '' ? letter : plain;
}
