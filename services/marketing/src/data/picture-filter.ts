/**
 * Conditions for `$or` that match documents showing one of the pictures. Picture ids contain no regular expression
 * syntax.
 */
export function createPictureFilter(pictures: string[], field: string): Record<string, { $regex: string }>[] {
  const $regex = pictures.join('|');
  return [{ [`${field}.markdown`]: { $regex } }, { [`${field}.picture.url`]: { $regex } }];
}
