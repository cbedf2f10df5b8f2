import { answerFriendLink as call } from '@datewright/contracts/photo/friends';
import { getClientAddress } from '@datewright/service-kit/http/client-address';
import { readFriendCookie } from '../friends/friend-cookie.ts';
import { answerFriendLink } from '../use-cases/answer-friend-link.ts';
import type { FriendRoute } from './friend-route.ts';

export const answerFriendLinkRoute: FriendRoute = (routes, ctx) =>
  routes.call(call, async ({ body, req }) => {
    const friend = readFriendCookie(req, ctx.config.PICTURE_KEY);
    await answerFriendLink(ctx, { ...body, friend, address: getClientAddress(req) });
    return {};
  });
