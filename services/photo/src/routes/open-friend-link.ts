import { openFriendLink as call } from '@datewright/contracts/photo/friends';
import { clientAddress } from '@datewright/service-kit/client-address';
import { openFriendLink } from '../use-cases/open-friend-link.ts';
import type { FriendRoute } from './friend-route.ts';

export const openFriendLinkRoute: FriendRoute = (routes, ctx) =>
  routes.call(call, ({ body, req }) => openFriendLink(ctx, body.token, clientAddress(req)));
