import { type PostCategory, type PostSummary, postCategories } from '@datewright/contracts/marketing/post';

/** The category of a query parameter; null shows all. */
export const parseCategory = (asked: string | null): PostCategory | null =>
  postCategories.find((category) => category === asked) ?? null;

/** The posts of a category, newest first, with one featured. */
export function selectPosts(posts: readonly PostSummary[], category: PostCategory | null) {
  const shown = posts
    .filter((post) => category === null || post.category === category)
    .toSorted((one, other) => other.datePublished.localeCompare(one.datePublished));
  const featured = shown.find((post) => post.featured) ?? shown[0] ?? null;
  return { featured, others: shown.filter((post) => post !== featured) };
}
