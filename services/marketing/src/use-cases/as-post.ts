import type { Post, PostSummary } from '@datewright/contracts/marketing/post';
import type { LivePost, StoredPost } from '../data/posts.ts';
import { cleanHtml } from '../rules/clean-html.ts';

/** A post that readers may see. */
export type Shown = StoredPost & { live: LivePost; publishAt: Date };

export const isShown = (post: StoredPost, now: number): post is Shown =>
  post.live !== null && post.publishAt !== null && post.publishAt.getTime() <= now;

export function asSummary({ live, publishAt, modifiedAt }: Shown): PostSummary {
  const { slug: id, title, excerpt, picture, readTimeMinutes, featured, category, tags, author } = live;
  return {
    ...{ id, title, excerpt, picture, readTimeMinutes, featured, category, tags, author },
    datePublished: publishAt.toISOString(),
    dateModified: (modifiedAt && modifiedAt > publishAt ? modifiedAt : publishAt).toISOString(),
  };
}

/** Cleaned once more: what was kept may be older than the rules of today. */
export const asPost = (post: Shown): Post => ({ ...asSummary(post), html: cleanHtml(post.live.html) });
