import { listPostVersions, readPostVersion } from '@datewright/contracts/marketing/admin-posts';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { getPostOrThrow } from '../../use-cases/admin/edit-post.ts';
import type { RouteRegistrar } from '../route.ts';

export const adminPostVersionRoutes: RouteRegistrar = (routes, ctx) => {
  routes.call(listPostVersions, async ({ params, caller }) => {
    await getPostOrThrow(ctx, params.id);
    const versions = (await ctx.postVersions.list(params.id)).map(
      ({ version, savedAt, savedBy, published, content }) => ({
        version,
        savedAt: savedAt.toISOString(),
        savedByYou: savedBy === caller.userId,
        published,
        title: content.title,
      }),
    );
    return { versions };
  });
  routes.call(readPostVersion, async ({ params }) => {
    const found = await ctx.postVersions.find(params.id, Number(params.version));
    if (!found) throw new AppError('not_found');
    return { content: found.content };
  });
};
