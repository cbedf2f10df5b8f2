import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../../context.ts';
import type { StoredPost } from '../../data/post-repository.ts';

/** Throws `not_found`. */
export async function getPostOrThrow({ posts }: AppContext, id: string): Promise<StoredPost> {
  const post = await posts.find(id);
  if (!post) throw new AppError('not_found');
  return post;
}
