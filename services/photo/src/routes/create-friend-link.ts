import { createFriendLink as call } from '@datewright/contracts/photo/friend-links';
import { createFriendLink } from '../use-cases/create-friend-link.ts';
import type { FriendRoute } from './friend-route.ts';

export const createFriendLinkRoute: FriendRoute = (routes, ctx) =>
  routes.call(call, ({ caller, body }) => createFriendLink(ctx, caller.userId, body.photos));
