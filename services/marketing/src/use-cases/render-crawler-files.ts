import { Feed } from 'feed';
import type { AppContext } from '../context.ts';
import { escapeXml } from '../rules/escape-xml.ts';
import { findPublishedPosts } from './get-posts.ts';

const maxFeedItems = 30;

/** Pages that nobody finds anything on, and calls; pictures and what pages are made of are open. */
const disallowedPaths = [
  '/blog/admin',
  '/desk/',
  '/functions/',
  '/rest/',
  '/v1/account/',
  '/v1/marketing/admin/',
  '/newsletter/',
];

export function renderRobots({ config }: AppContext): string {
  const lines = disallowedPaths.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${config.PUBLIC_ORIGIN}/sitemap.xml`, ''].join('\n');
}

/** Every public page of the live remotes and every post. */
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

/** The newest posts whole, with links that work outside of our pages. */
export async function renderRss(ctx: AppContext): Promise<string> {
  const { PUBLIC_ORIGIN: origin } = ctx.config;
  const posts = (await findPublishedPosts(ctx)).slice(0, maxFeedItems);
  const feed = new Feed({
    title: 'Datewright blog',
    description: 'Dating, conversations and photos: what studies say, and where they end.',
    id: `${origin}/blog`,
    link: `${origin}/blog`,
    language: 'en',
    copyright: 'Datewright',
    feedLinks: { rss: `${origin}/blog/rss.xml` },
    ...(posts[0] && { updated: posts[0].modifiedAt ?? posts[0].publishAt }),
  });
  for (const { live, publishAt } of posts) {
    const link = `${origin}/blog/${live.slug}`;
    const content = live.html.replace(/(href|src)="\//g, `$1="${origin}/`);
    feed.addItem({ title: live.title, id: link, link, description: live.excerpt, content, date: publishAt });
  }
  return feed.rss2();
}
