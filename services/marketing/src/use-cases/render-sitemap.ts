import type { AppContext } from '../context.ts';
import { escapeXml } from '../rules/escape-xml.ts';
import { findPublishedPosts } from './find-published-posts.ts';

/** Lists every public page of the live remotes and every published post. */
export async function renderSitemap(ctx: AppContext): Promise<string> {
  const [pages, posts] = await Promise.all([ctx.livePages.list(), findPublishedPosts(ctx)]);
  const entry = (path: string, changed?: Date) =>
    `<url><loc>${escapeXml(ctx.config.PUBLIC_ORIGIN + path)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ path }) => entry(path)),
    ...posts.map(({ live, publishAt, modifiedAt }) => entry(`/blog/${live.slug}`, modifiedAt ?? publishAt)),
    '</urlset>',
    '',
  ].join('\n');
}
