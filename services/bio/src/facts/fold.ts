/** Small letters without accents, each at its old place: a span in the result is one in the text. */
export const fold = (text: string): string => text.replace(/[^\0-\x60\x7b-\x7f]|[A-Z]/g, plainLetter);

function plainLetter(letter: string): string {
  const plain = letter.toLowerCase().normalize('NFD').charAt(0);
  return plain === '' ? letter : plain;
}
