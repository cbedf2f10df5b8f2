import { readdirSync, readFileSync } from 'node:fs';
import { type PostContent, postContent } from '@datewright/contracts/marketing/admin-posts';
import { z } from '@datewright/contracts/zod';
import { parse } from 'yaml';
import type { AppContext } from '../context.ts';
import { missingFor } from '../rules/publishable.ts';
import { renderPost } from '../rules/render-post.ts';

const folder = new URL('../../content/posts/', import.meta.url);
const frontMatter = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const publishedOn = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

interface Seed {
  content: PostContent;
  publishAt: Date;
}

/** One post that ships with the product. Throws what is wrong with it. */
function readSeed(name: string, text: string): Seed {
  const [, head = '', markdown = ''] = frontMatter.exec(text) ?? [];
  const { published, ...fields } = parse(head) ?? {};
  const content = z.safeParse(postContent, { slug: name, picture: null, author: null, ...fields, markdown });
  const on = z.safeParse(publishedOn, published);
  const missing = content.success
    ? Object.keys(missingFor(content.data))
    : content.error.issues.map(({ path }) => path);
  if (!content.success || !on.success || missing.length > 0) {
    throw new Error(`content/posts/${name}.md is not a post: look at ${missing.join(', ') || 'published'}.`);
  }
  return { content: content.data, publishAt: new Date(`${on.data}T09:00:00Z`) };
}

/** Every post that ships. A broken one stops the start. */
function readSeeds(): Seed[] {
  const names = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return names.map((file) => readSeed(file.replace(/\.md$/, ''), readFileSync(new URL(file, folder), 'utf8')));
}

/** Puts them into a database that has not had them: once, never over what an editor made of them since. */
export async function seedPosts({
  posts,
  versions,
  now,
}: Pick<AppContext, 'posts' | 'versions' | 'now'>): Promise<void> {
  for (const { content, publishAt } of readSeeds()) {
    const { html, readTimeMinutes } = renderPost(content.markdown);
    const _id = `seed-${content.slug}`;
    await posts.claim(content.slug, _id);
    const stands = await posts.add({
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
