const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
]);

/** Text as it may stand in XML. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities.get(character) ?? '');
