import { openFriendLink as call } from '@datewright/contracts/photo/friends';
import { clientAddress } from '@datewright/service-kit/client-address';
import { keepFriend, readFriend } from '../friends/friend-cookie.ts';
import { openFriendLink } from '../use-cases/open-friend-link.ts';
import type { FriendRoute } from './friend-route.ts';

export const openFriendLinkRoute: FriendRoute = (routes, ctx) =>
  routes.call(call, async ({ body, req, res }) => {
    const friend = readFriend(req, ctx.config.PICTURE_KEY);
    const opened = await openFriendLink(ctx, { token: body.token, friend, address: clientAddress(req) });
    keepFriend(res, friend, ctx.config.PICTURE_KEY);
    return opened;
  });
