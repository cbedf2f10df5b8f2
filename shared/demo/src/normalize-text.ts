/** Small letters and figures only: two texts that differ in less say the same. */
export const normalizeText = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
