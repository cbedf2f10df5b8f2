import * as calls from '@datewright/contracts/marketing/admin-posts';
import { asAdminPost } from '../desk/as-admin-post.ts';
import { deletePost, unpublishPost } from '../desk/delete-post.ts';
import { createPost, findPost, savePost } from '../desk/edit-post.ts';
import { findPosts } from '../desk/find-posts.ts';
import { publishPost } from '../desk/publish-post.ts';
import { renderPost } from '../rules/render-post.ts';
import type { Route } from './route.ts';

/** The desk of the editors. Every call wants the role. */
export const deskPostsRoutes: Route = (routes, ctx) => {
  const { now } = ctx;
  routes.call(calls.listAdminPosts, async ({ query, caller }) => ({
    posts: await findPosts(ctx, query, caller.userId),
  }));
  routes.call(calls.createPost, async ({ body, caller }) =>
    asAdminPost(await createPost(ctx, body.id, body.title, caller.userId), caller.userId, now()),
  );
  routes.call(calls.readAdminPost, async ({ params, caller }) =>
    asAdminPost(await findPost(ctx, params.id), caller.userId, now()),
  );
  routes.call(calls.savePost, async ({ params, body, caller }) =>
    asAdminPost(await savePost(ctx, { ...params, ...body, editor: caller.userId }), caller.userId, now()),
  );
  routes.call(calls.publishPost, async ({ params, body, caller }) =>
    asAdminPost(await publishPost(ctx, { ...params, ...body }), caller.userId, now()),
  );
  routes.call(calls.unpublishPost, async ({ params, caller }) =>
    asAdminPost(await unpublishPost(ctx, params.id), caller.userId, now()),
  );
  routes.call(calls.deletePost, async ({ params, query }) => {
    await deletePost(ctx, params.id, Number(query.base));
    return {};
  });
  routes.call(calls.previewPost, async ({ body }) => renderPost(body.markdown));
};
