const maxSlugLength = 80;

/** Makes a slug from a title: lower-case letters without accents, digits and single hyphens. */
export const slugify = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugLength)
    .replace(/^-+|-+$/g, '');

export const isSlug = (typed: string): boolean =>
  typed === '' || (typed.length <= maxSlugLength && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(typed));
