const prefix = 'custom-';
const longest = 80;

/** The id of a spot that the member typed; null when nothing of it can be said in an id. */
export function customSpotId(name: string): string | null {
  const words =
    name
      .normalize('NFC')
      .toLocaleLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const slug = words.join('-').slice(0, longest);
  return slug === '' ? null : `${prefix}${slug}`;
}

/** The words of such an id, for who comes by a link; null for every other id. */
export const nameOfCustomSpot = (id: string) =>
  id.startsWith(prefix) && id.length > prefix.length ? id.slice(prefix.length).replaceAll('-', ' ') : null;
