/** A filter for what shows one of these pictures, for `$or`. Ids of pictures have no sign that a pattern would read. */
export function createPictureFilter(pictures: string[], field: string): Record<string, { $regex: string }>[] {
  const $regex = pictures.join('|');
  return [{ [`${field}.markdown`]: { $regex } }, { [`${field}.picture.url`]: { $regex } }];
}
