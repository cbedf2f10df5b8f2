import { endFriendLink as call } from '@datewright/contracts/photo/friend-links';
import { endFriendLink } from '../use-cases/end-friend-link.ts';
import type { FriendRoute } from './friend-route.ts';

export const endFriendLinkRoute: FriendRoute = (routes, ctx) =>
  routes.call(call, async ({ caller, params }) => {
    await endFriendLink(ctx, caller.userId, params.id);
    return {};
  });
