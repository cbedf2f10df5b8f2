import { reportFriendLink as call } from '@datewright/contracts/photo/friends';
import { getClientAddress } from '@datewright/service-kit/http/client-address';
import { reportFriendLink } from '../use-cases/report-friend-link.ts';
import type { FriendRoute } from './friend-route.ts';

export const reportFriendLinkRoute: FriendRoute = (routes, ctx) =>
  routes.call(call, async ({ body, req }) => {
    await reportFriendLink(ctx, body.token, getClientAddress(req));
    return {};
  });
