const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
]);

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities.get(character) ?? '');
