import { createAccessToken as call } from '@datewright/contracts/account/create-access-token';
import { createAccessToken } from '../../use-cases/sessions/create-access-token.ts';
import type { Route } from '../route.ts';

export const createAccessTokenRoute: Route = (routes, ctx) =>
  routes.call(call, ({ caller, body }) => createAccessToken(ctx, caller, body.audience));
