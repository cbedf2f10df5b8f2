import { listFriendLinks as call } from '@datewright/contracts/photo/friend-links';
import { listFriendLinks } from '../use-cases/list-friend-links.ts';
import type { FriendRoute } from './friend-route.ts';

export const listFriendLinksRoute: FriendRoute = (routes, ctx) =>
  routes.call(call, ({ caller }) => listFriendLinks(ctx, caller.userId));
