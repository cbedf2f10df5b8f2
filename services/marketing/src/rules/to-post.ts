import type { Post, PostSummary } from '@datewright/contracts/marketing/post';
import type { PublishedContent, StoredPost } from '../data/post-repository.ts';
import { sanitizePostHtml } from './sanitize-post-html.ts';

export type PublishedPost = StoredPost & { live: PublishedContent; publishAt: Date };

export const isPublished = (post: StoredPost, now: number): post is PublishedPost =>
  post.live !== null && post.publishAt !== null && post.publishAt.getTime() <= now;

export function toPostSummary({ live, publishAt, modifiedAt }: PublishedPost): PostSummary {
  const { slug: id, title, excerpt, picture, readTimeMinutes, featured, category, tags, author } = live;
  return {
    ...{ id, title, excerpt, picture, readTimeMinutes, featured, category, tags, author },
    datePublished: publishAt.toISOString(),
    dateModified: (modifiedAt && modifiedAt > publishAt ? modifiedAt : publishAt).toISOString(),
  };
}

/** Sanitized again, because stored HTML may be older than the current rules. */
export const toPost = (post: PublishedPost): Post => ({
  ...toPostSummary(post),
  html: sanitizePostHtml(post.live.html),
});
