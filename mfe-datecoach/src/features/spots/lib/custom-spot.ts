const prefix = 'custom-';
const slugMaxLength = 80;

/** Builds the id of a spot that the member typed, or returns `null` when the name has no letters or digits. */
export function toCustomSpotId(name: string): string | null {
  const words =
    name
      .normalize('NFC')
      .toLocaleLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const slug = words.join('-').slice(0, slugMaxLength);
  return slug === '' ? null : `${prefix}${slug}`;
}

/** Restores a readable name from such an id, for visitors from a link. Returns `null` for other ids. */
export const fromCustomSpotId = (id: string) =>
  id.startsWith(prefix) && id.length > prefix.length ? id.slice(prefix.length).replaceAll('-', ' ') : null;
