/** Keeps lower-case letters and digits only, so that texts can be compared. */
export const normalizeText = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
