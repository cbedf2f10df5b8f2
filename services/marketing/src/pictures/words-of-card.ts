import { AppError } from '@datewright/service-kit/errors';
import type { AppContext } from '../context.ts';
import { shownPosts } from '../use-cases/read-posts.ts';

const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';

/** What the card of a page or a post says: only what we say ourselves. Throws `not_found` for one that nobody knows. */
export async function wordsOfCard(ctx: AppContext, kind: 'page' | 'post', name: string) {
  if (kind === 'page') {
    const page = (await ctx.pages.list()).find(({ path }) => nameOf(path) === name);
    if (!page) throw new AppError('not_found');
    return { title: page.path === '/' ? 'Dating help that sounds like you' : page.title, label: 'datewright' };
  }
  const post = (await shownPosts(ctx)).find(({ live }) => live.slug === name);
  if (!post) throw new AppError('not_found');
  return { title: post.live.title, label: `${post.live.readTimeMinutes} min read` };
}
