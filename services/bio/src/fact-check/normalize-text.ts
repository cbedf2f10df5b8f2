/** Small letters without accents, each at its old place: a span in the result is one in the text. */
export const normalizeText = (text: string): string => text.replace(/[^\0-\x60\x7b-\x7f]|[A-Z]/g, normalizeLetter);

function normalizeLetter(letter: string): string {
  const plain = letter.toLowerCase().normalize('NFD').charAt(0);
  return plain === '' ? letter : plain;
}
