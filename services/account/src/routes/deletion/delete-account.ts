import { deleteAccount as call } from '@datewright/contracts/account/delete-account';
import { getClientAddress } from '@datewright/service-kit/http/client-address';
import { clearSessionCookie } from '../../cookies/session-cookie.ts';
import { deleteAccount } from '../../use-cases/deletion/delete-account.ts';
import type { Route } from '../route.ts';

export const deleteAccountRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ caller, body, req, res }) => {
    const deletion = await deleteAccount(ctx, caller, body.currentPassword, getClientAddress(req));
    clearSessionCookie(res);
    return deletion;
  });
