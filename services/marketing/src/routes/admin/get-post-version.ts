import { readPostVersion as call } from '@datewright/contracts/marketing/admin-posts';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { RouteRegistrar } from '../route.ts';

export const getPostVersionRoute: RouteRegistrar = (routes, ctx) =>
  routes.call(call, async ({ params }) => {
    const version = await ctx.postVersions.find(params.id, Number(params.version));
    if (!version) throw new AppError('not_found');
    return { content: version.content };
  });
