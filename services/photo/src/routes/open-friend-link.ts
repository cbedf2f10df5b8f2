import { openFriendLink as call } from '@datewright/contracts/photo/friends';
import { getClientAddress } from '@datewright/service-kit/http/client-address';
import { readFriendCookie, setFriendCookie } from '../friends/friend-cookie.ts';
import { openFriendLink } from '../use-cases/open-friend-link.ts';
import type { FriendRoute } from './friend-route.ts';

export const openFriendLinkRoute: FriendRoute = (routes, ctx) =>
  routes.call(call, async ({ body, req, res }) => {
    const friend = readFriendCookie(req, ctx.config.PICTURE_KEY);
    const opened = await openFriendLink(ctx, { token: body.token, friend, address: getClientAddress(req) });
    setFriendCookie(res, friend, ctx.config.PICTURE_KEY);
    return opened;
  });
