import { type PostCategory, type PostSummary, postCategories } from '@datewright/contracts/marketing/post';

/** The category that an address asks for; null is all of them. */
export const parseCategory = (asked: string | null): PostCategory | null =>
  postCategories.find((category) => category === asked) ?? null;

/** The posts of a category, newest first: one of them in front, and the others. */
export function selectPosts(posts: readonly PostSummary[], category: PostCategory | null) {
  const shown = posts
    .filter((post) => category === null || post.category === category)
    .toSorted((one, other) => other.datePublished.localeCompare(one.datePublished));
  const featured = shown.find((post) => post.featured) ?? shown[0] ?? null;
  return { featured, others: shown.filter((post) => post !== featured) };
}
