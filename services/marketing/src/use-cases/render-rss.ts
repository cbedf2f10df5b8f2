import { Feed } from 'feed';
import type { AppContext } from '../context.ts';
import { findPublishedPosts } from './find-published-posts.ts';

const maxFeedItems = 30;

/** Renders the newest posts in full; links are absolute so that they work in a feed reader. */
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
