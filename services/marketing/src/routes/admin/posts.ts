import * as calls from '@datewright/contracts/marketing/admin-posts';
import { renderPost } from '../../rules/render-post.ts';
import { deletePost, unpublishPost } from '../../use-cases/admin/delete-post.ts';
import { createPost, getPostOrThrow, savePost } from '../../use-cases/admin/edit-post.ts';
import { publishPost } from '../../use-cases/admin/publish-post.ts';
import { searchPosts } from '../../use-cases/admin/search-posts.ts';
import { toAdminPost } from '../../use-cases/admin/to-admin-post.ts';
import type { RouteRegistrar } from '../route.ts';

/** The desk of the editors. Every call wants the role. */
export const adminPostRoutes: RouteRegistrar = (routes, ctx) => {
  const { now } = ctx;
  routes.call(calls.listAdminPosts, async ({ query, caller }) => ({
    posts: await searchPosts(ctx, query, caller.userId),
  }));
  routes.call(calls.createPost, async ({ body, caller }) =>
    toAdminPost(await createPost(ctx, body.id, body.title, caller.userId), caller.userId, now()),
  );
  routes.call(calls.readAdminPost, async ({ params, caller }) =>
    toAdminPost(await getPostOrThrow(ctx, params.id), caller.userId, now()),
  );
  routes.call(calls.savePost, async ({ params, body, caller }) =>
    toAdminPost(await savePost(ctx, { ...params, ...body, editor: caller.userId }), caller.userId, now()),
  );
  routes.call(calls.publishPost, async ({ params, body, caller }) =>
    toAdminPost(await publishPost(ctx, { ...params, ...body }), caller.userId, now()),
  );
  routes.call(calls.unpublishPost, async ({ params, caller }) =>
    toAdminPost(await unpublishPost(ctx, params.id), caller.userId, now()),
  );
  routes.call(calls.deletePost, async ({ params, query }) => {
    await deletePost(ctx, params.id, Number(query.base));
    return {};
  });
  routes.call(calls.previewPost, async ({ body }) => renderPost(body.markdown));
};
