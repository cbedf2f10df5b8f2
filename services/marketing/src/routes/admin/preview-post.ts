import { previewPost as call } from '@datewright/contracts/marketing/admin-posts';
import { renderPost } from '../../rules/render-post.ts';
import type { RouteRegistrar } from '../route.ts';

export const previewPostRoute: RouteRegistrar = (routes) =>
  routes.call(call, async ({ body }) => renderPost(body.markdown));
