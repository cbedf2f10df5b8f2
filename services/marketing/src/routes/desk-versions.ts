import { listPostVersions, readPostVersion } from '@datewright/contracts/marketing/admin-posts';
import { AppError } from '@datewright/service-kit/errors';
import { findPost } from '../desk/edit-post.ts';
import type { Route } from './route.ts';

export const deskVersionsRoutes: Route = (routes, ctx) => {
  routes.call(listPostVersions, async ({ params, caller }) => {
    await findPost(ctx, params.id);
    const versions = (await ctx.versions.list(params.id)).map(({ version, savedAt, savedBy, published, content }) => ({
      version,
      savedAt: savedAt.toISOString(),
      savedByYou: savedBy === caller.userId,
      published,
      title: content.title,
    }));
    return { versions };
  });
  routes.call(readPostVersion, async ({ params }) => {
    const found = await ctx.versions.read(params.id, Number(params.version));
    if (!found) throw new AppError('not_found');
    return { content: found.content };
  });
};
