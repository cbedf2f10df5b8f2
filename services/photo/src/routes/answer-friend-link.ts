import { answerFriendLink as call } from '@datewright/contracts/photo/friends';
import { clientAddress } from '@datewright/service-kit/client-address';
import { answerFriendLink } from '../use-cases/answer-friend-link.ts';
import type { FriendRoute } from './friend-route.ts';

export const answerFriendLinkRoute: FriendRoute = (routes, ctx) =>
  routes.call(call, async ({ body, req }) => {
    await answerFriendLink(ctx, { ...body, address: clientAddress(req) });
    return {};
  });
