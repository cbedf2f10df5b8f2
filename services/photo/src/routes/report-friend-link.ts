import { reportFriendLink as call } from '@datewright/contracts/photo/friends';
import { clientAddress } from '@datewright/service-kit/client-address';
import { reportFriendLink } from '../use-cases/report-friend-link.ts';
import type { FriendRoute } from './friend-route.ts';

export const reportFriendLinkRoute: FriendRoute = (routes, ctx) =>
  routes.call(call, async ({ body, req }) => {
    await reportFriendLink(ctx, body.token, clientAddress(req));
    return {};
  });
