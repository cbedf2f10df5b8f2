import { readdirSync, readFileSync } from 'node:fs';
import { type PostContent, postContent } from '@datewright/contracts/marketing/admin-posts';
import { z } from '@datewright/contracts/zod';
import { parse } from 'yaml';
import type { AppContext } from '../context.ts';
import { findMissingFields } from '../rules/find-missing-fields.ts';
import { renderPost } from '../rules/render-post.ts';

const contentDirectory = new URL('../../content/posts/', import.meta.url);
const frontMatter = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const publishedDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

interface SeedPost {
  content: PostContent;
  publishAt: Date;
}

/** Parses a post that ships with the product. Throws a message that names what is wrong. */
function parseSeedPost(name: string, text: string): SeedPost {
  const [, head = '', markdown = ''] = frontMatter.exec(text) ?? [];
  const { published, ...fields } = parse(head) ?? {};
  const content = z.safeParse(postContent, { slug: name, picture: null, author: null, ...fields, markdown });
  const on = z.safeParse(publishedDate, published);
  const missing = content.success
    ? Object.keys(findMissingFields(content.data))
    : content.error.issues.map(({ path }) => path);
  if (!content.success || !on.success || missing.length > 0) {
    throw new Error(`content/posts/${name}.md is not a post: look at ${missing.join(', ') || 'published'}.`);
  }
  return { content: content.data, publishAt: new Date(`${on.data}T09:00:00Z`) };
}

/** Reads all shipped posts; a broken one stops the start of the service. */
function loadSeedPosts(): SeedPost[] {
  const names = readdirSync(contentDirectory).filter((file) => file.endsWith('.md'));
  return names.map((file) =>
    parseSeedPost(file.replace(/\.md$/, ''), readFileSync(new URL(file, contentDirectory), 'utf8')),
  );
}

/** Inserts the shipped posts once; it never overwrites an editor's changes or restores a deleted post. */
export async function seedPosts({
  posts,
  postSlugs,
  postVersions: versions,
  now,
}: Pick<AppContext, 'posts' | 'postSlugs' | 'postVersions' | 'now'>): Promise<void> {
  for (const { content, publishAt } of loadSeedPosts()) {
    const { html, readTimeMinutes } = renderPost(content.markdown);
    const _id = `seed-${content.slug}`;
    await postSlugs.claim(content.slug, _id);
    if ((await postSlugs.find(content.slug))?.deletedAt) continue;
    const stands = await posts.insertIfAbsent({
      _id,
      draft: content,
      version: 1,
      savedAt: new Date(now()),
      savedBy: null,
      live: { ...content, html, readTimeMinutes },
      liveVersion: 1,
      publishAt,
      modifiedAt: publishAt,
      formerSlugs: [],
    });
    if (stands.version > 1) continue;
    await versions.add({ postId: _id, version: 1, content, savedAt: stands.savedAt, savedBy: null });
    await versions.setPublished(_id, 1, true);
  }
}
