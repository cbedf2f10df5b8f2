const prefix = 'custom-';
const slugMaxLength = 80;

/** The id of a spot that the member typed; null when nothing of it can be said in an id. */
export function toCustomSpotId(name: string): string | null {
  const words =
    name
      .normalize('NFC')
      .toLocaleLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const slug = words.join('-').slice(0, slugMaxLength);
  return slug === '' ? null : `${prefix}${slug}`;
}

/** The words of such an id, for who comes by a link; null for every other id. */
export const fromCustomSpotId = (id: string) =>
  id.startsWith(prefix) && id.length > prefix.length ? id.slice(prefix.length).replaceAll('-', ' ') : null;
