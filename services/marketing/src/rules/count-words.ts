import sanitize from 'sanitize-html';

/** Counts the words of the visible text. */
export function countWords(html: string): number {
  const text = sanitize(html.replaceAll('<', ' <'), { allowedTags: [], allowedAttributes: {} });
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
