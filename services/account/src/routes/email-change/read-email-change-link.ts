import { readEmailChangeLink as call } from '@datewright/contracts/account/read-email-change-link';
import { getClientAddress } from '@datewright/service-kit/http/client-address';
import { readEmailChangeLink } from '../../use-cases/email-change/read-email-change-link.ts';
import type { Route } from '../route.ts';

export const readEmailChangeLinkRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ body, req }) => {
    const { side, change } = await readEmailChangeLink(ctx, body.access_token, getClientAddress(req));
    return { side, email: change.email };
  });
