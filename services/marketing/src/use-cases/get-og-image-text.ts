import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import { findPublishedPosts } from './find-published-posts.ts';

const toImageName = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';

/** The text of a preview image, from our own titles only. Throws `not_found` for an unknown page or post. */
export async function getOgImageText(ctx: AppContext, kind: 'page' | 'post', name: string) {
  if (kind === 'page') {
    const page = (await ctx.livePages.list()).find(({ path }) => toImageName(path) === name);
    if (!page) throw new AppError('not_found');
    return { title: page.path === '/' ? 'Dating help that sounds like you' : page.title, label: 'datewright' };
  }
  const post = (await findPublishedPosts(ctx)).find(({ live }) => live.slug === name);
  if (!post) throw new AppError('not_found');
  return { title: post.live.title, label: `${post.live.readTimeMinutes} min read` };
}
